import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small picture that every browser shows: stripes in a grey of its own. */
export function makePng(seed: number, width = 120, height = 80): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 255)
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0
    if (y % 10 < 5) rows.fill((seed * 37) % 200, y * (width + 1) + 1, (y + 1) * (width + 1))
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The beginning of a picture of old Windows, which no browser shows. */
export const makeWmf = (): Uint8Array =>
  Buffer.concat([
    Buffer.from('d7cdc69a', 'hex'),
    Buffer.alloc(18),
    Buffer.from('010009000003', 'hex'),
    Buffer.alloc(64),
  ])
