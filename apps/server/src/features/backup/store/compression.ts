import { constants, createZstdCompress, createZstdDecompress, type ZstdCompress } from 'node:zlib'

/** A quick level: most of a database is repetition. The checksum is of the bytes before they were compressed. */
export const compressing = (): ZstdCompress =>
  createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  })

export const decompressing = () => createZstdDecompress()
