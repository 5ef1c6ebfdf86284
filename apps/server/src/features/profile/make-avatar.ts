import sharp from 'sharp'

/**
 * What may be decoded, known by its first bytes whatever its name or content type says, and how many pixels it may
 * unfold to. A JPEG is shrunk while it is read; the others are held whole in memory.
 */
const kinds: { startsWith: (bytes: Buffer) => boolean; mostPixels: number }[] = [
  { startsWith: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])), mostPixels: 50_000_000 },
  { startsWith: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n', mostPixels: 20_000_000 },
  {
    startsWith: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
    mostPixels: 20_000_000,
  },
]

const side = 256

// No picture comes twice.
sharp.cache(false)

export type Avatar = { webp: Buffer } | { refused: 'not_a_picture' | 'unreadable' }

/** A small square picture without the camera's notes (place, time), made off the event loop. */
export async function makeAvatar(bytes: Buffer): Promise<Avatar> {
  const kind = kinds.find(({ startsWith }) => startsWith(bytes))
  if (kind === undefined) return { refused: 'not_a_picture' }
  try {
    const webp = await sharp(bytes, { failOn: 'error', limitInputPixels: kind.mostPixels })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    return { webp }
  } catch {
    // Nothing but the bytes goes in, so that whatever goes wrong is theirs: cut short, broken, or too many pixels.
    return { refused: 'unreadable' }
  }
}
