import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Text is packed in pieces of this size, so that a part of any length needs little memory and nobody waits for it. */
const pieceLength = 32 * 1024
/** The first of January 1980, the oldest day that an archive knows: the same questions make the same file. */
const day = 0x0021

/** A part that is written bit by bit, and packed meanwhile. */
type ZipPart = { add(text: string): void }

export type ZipWriter = {
  /** A part that is there already, such as a picture: its bytes go into the archive at once, as they are. */
  store(path: string, bytes: Uint8Array): Uint8Array[]
  /** A part whose text is at hand. */
  write(path: string, text: string): Uint8Array[]
  /** A part that grows until it is closed. */
  open(path: string): ZipPart
  close(part: ZipPart): Uint8Array[]
  /** The directory; nothing comes after it. */
  finish(): Uint8Array
}

type Packed = { pieces: Uint8Array[]; packedSize: number; size: number; crc: number; method: number }

/** Writes an archive from the front to the back. */
export function createZipWriter(): ZipWriter {
  const directory: Uint8Array[] = []
  const growing = new Map<ZipPart, { path: string; packer: Packer }>()
  let offset = 0

  const place = (path: string, packed: Packed): Uint8Array[] => {
    const name = Buffer.from(path)
    const facts = writeFacts(packed, name.length)
    const local = Buffer.concat([uint32(0x04034b50), uint16(20), facts, name])
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16(20), uint16(20), facts, Buffer.alloc(10), uint32(offset), name]),
    )
    offset += local.length + packed.packedSize
    return [local, ...packed.pieces]
  }

  return {
    store: (path, bytes) =>
      place(path, { pieces: [bytes], packedSize: bytes.length, size: bytes.length, crc: crc32(bytes), method: 0 }),
    write(path, text) {
      const packer = createPacker()
      packer.add(text)
      return place(path, packer.finish())
    },
    open(path) {
      const packer = createPacker()
      const part = { add: packer.add }
      growing.set(part, { path, packer })
      return part
    },
    close(part) {
      const { path, packer } = growing.get(part)!
      growing.delete(part)
      return place(path, packer.finish())
    },
    finish() {
      const size = directory.reduce((sum, { length }) => sum + length, 0)
      const count = uint16(directory.length)
      const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count, uint32(size), uint32(offset), uint16(0)]
      return Buffer.concat([...directory, ...end])
    },
  }
}

/** From the flags (names are UTF-8) to the length of what stands beside the name, which is nothing. */
function writeFacts({ packedSize, size, crc, method }: Packed, nameLength: number): Buffer {
  const flags = uint16(0x0800)
  const time = uint16(0)
  return Buffer.concat([
    flags,
    uint16(method),
    time,
    uint16(day),
    uint32(crc),
    uint32(packedSize),
    uint32(size),
    uint16(nameLength),
    uint16(0),
  ])
}

type Packer = { add(text: string): void; finish(): Packed }

/** Every piece is packed by itself and ends at a whole byte, so that one can follow the other. */
function createPacker(): Packer {
  const packed: Packed = { pieces: [], packedSize: 0, size: 0, crc: 0, method: 8 }
  let waiting = ''
  const keep = (piece: Uint8Array) => {
    packed.pieces.push(piece)
    packed.packedSize += piece.length
  }
  const pack = () => {
    const bytes = Buffer.from(waiting)
    waiting = ''
    packed.size += bytes.length
    packed.crc = crc32(bytes, packed.crc)
    keep(deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }))
  }
  return {
    add(text) {
      waiting += text
      if (waiting.length >= pieceLength) pack()
    },
    finish() {
      pack()
      keep(deflateRawSync(Buffer.alloc(0)))
      return packed
    },
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
