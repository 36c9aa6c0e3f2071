# Homebrew's formula. The address and the hash of a release's archive take the place of the two lines in capitals.
class Letterbook < Formula
  desc "Offline analyzer of e-mail archives, with one SQLite database"
  homepage "HOMEPAGE"
  url "ADDRESS_OF_THE_RELEASE/letterbook-0.1.0.tar.gz"
  sha256 "HASH_OF_THE_RELEASE"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on macos: :sequoia
  depends_on "libxml2"
  depends_on "openssl@3"
  uses_from_macos "sqlite"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "letterbook"
    bin.install ".build/release/letterbook"
    man1.install Dir["Sources/letterbook/Installed/man/*.1"]
    bash_completion.install "Sources/letterbook/Installed/completions/letterbook.bash" => "letterbook"
    zsh_completion.install "Sources/letterbook/Installed/completions/_letterbook"
    fish_completion.install "Sources/letterbook/Installed/completions/letterbook.fish"
    pkgshare.install "Corpus/demo"
  end

  test do
    system bin/"letterbook", "import", pkgshare/"demo/ada.mbox", "--archive", "demo.sqlite"
    assert_match "Priya", shell_output("#{bin}/letterbook conversations --archive demo.sqlite")
  end
end
