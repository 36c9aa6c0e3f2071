// Some builds of libxml2 include ICU's headers in their own. Foundation has another ICU, and one program cannot see both:
// no function that is called here has to do with it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
