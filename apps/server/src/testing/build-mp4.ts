/** A box of an MP4: its length, its type, what is in it. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

type Mp4 = { seconds?: number; width?: number; height?: number; picture?: string; sound?: string; headLast?: boolean }

/** The least that is an MP4 with pictures and sound; there is nothing to see in it. */
export function buildMp4(given: Mp4 = {}): Buffer {
  const { seconds = 12, width = 640, height = 360, picture = 'avc1', sound = 'mp4a', headLast = false } = given
  const time = numbers(0, 0, 0, 1000, seconds * 1000)
  const track = (handler: string, codec: string, [wide, high]: [number, number]) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(76), numbers(wide * 65_536, high * 65_536)),
      box(
        'mdia',
        box('mdhd', time, numbers(0)),
        box('hdlr', numbers(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13)),
        box('minf', box('stbl', box('stsd', numbers(0, 1), box(codec, Buffer.alloc(20))))),
      ),
    )
  const head = box(
    'moov',
    box('mvhd', time, Buffer.alloc(80)),
    track('vide', picture, [width, height]),
    track('soun', sound, [0, 0]),
  )
  const type = box('ftyp', Buffer.from('isomiso2avc1mp41', 'latin1'))
  const pictures = box('mdat', Buffer.alloc(5000, 7))
  return Buffer.concat(headLast ? [type, pictures, head] : [type, head, pictures])
}
