// The stream structures of zlib, bzip2, liblzma and zstd, as their stable ABIs lay them out. The libraries are loaded when
// they are first needed, so that Letterbook is built and runs where some of them are not there.
#pragma once
#include <stddef.h>
#include <stdint.h>

// zlib.h: z_stream.
typedef struct {
    const void *nextIn;
    unsigned availableIn;
    unsigned long total_in;
    void *nextOut;
    unsigned availableOut;
    unsigned long total_out;
    const char *msg;
    void *state, *zalloc, *zfree, *opaque;
    int data_type;
    unsigned long adler, reserved;
} letterbook_z_stream;

// bzlib.h: bz_stream.
typedef struct {
    const void *nextIn;
    unsigned availableIn, total_in_lo32, total_in_hi32;
    void *nextOut;
    unsigned availableOut, total_out_lo32, total_out_hi32;
    void *state, *bzalloc, *bzfree, *opaque;
} letterbook_bz_stream;

// lzma/base.h: lzma_stream.
typedef struct {
    const void *nextIn;
    size_t availableIn;
    uint64_t total_in;
    void *nextOut;
    size_t availableOut;
    uint64_t total_out;
    const void *allocator;
    void *internal;
    void *reserved_ptr1, *reserved_ptr2, *reserved_ptr3, *reserved_ptr4;
    uint64_t seek_pos, reserved_int2;
    size_t reserved_int3, reserved_int4;
    int reserved_enum1, reserved_enum2;
} letterbook_lzma_stream;

// zstd.h: ZSTD_inBuffer, ZSTD_outBuffer.
typedef struct {
    const void *src;
    size_t size, pos;
} letterbook_zstd_input;
typedef struct {
    void *dst;
    size_t size, pos;
} letterbook_zstd_output;
