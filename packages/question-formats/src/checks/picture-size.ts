import { pictureKind } from './picture-kind.ts'

export type PictureSize = { width: number; height: number }

/** Where a picture does not say how large it is. */
const usual: PictureSize = { width: 400, height: 300 }

/** How many pixels a picture has, by its first bytes: whoever places it keeps its shape. */
export function pictureSize(bytes: Uint8Array): PictureSize {
  const size = readSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size !== null && size.width > 0 && size.height > 0 ? size : usual
}

function readSize(bytes: Buffer): PictureSize | null {
  const kind = pictureKind(bytes)
  if (kind === 'png' && bytes.length >= 24) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (kind === 'gif' && bytes.length >= 10) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (kind === 'webp' && bytes.length >= 30) return readWebp(bytes)
  return kind === 'jpg' ? readJpeg(bytes) : null
}

function readWebp(bytes: Buffer): PictureSize | null {
  const form = bytes.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** The size stands in the first frame, behind segments that each say how long they are. */
function readJpeg(bytes: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** As large as fits into the box, and never larger than it is. */
export function fitInto({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
