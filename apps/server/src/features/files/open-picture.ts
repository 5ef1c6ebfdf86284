import type { Sharp } from 'sharp'
import { loadSharp } from '../../large-libraries.ts'

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

const gif: (typeof kinds)[number] = {
  startsWith: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'GIF8',
  mostPixels: 20_000_000,
}

/**
 * Upright and without the camera's notes (place, time), to be decoded off the event loop. Undefined when it is no picture;
 * what is broken, or unfolds to too many pixels, fails when it is written out. GIF is for what stands in old files alone; of a moving one its first picture.
 */
export function openPicture(bytes: Buffer, { withGif = false } = {}): Sharp | undefined {
  const kind = [...kinds, ...(withGif ? [gif] : [])].find(({ startsWith }) => startsWith(bytes))
  if (kind === undefined) return undefined
  return loadSharp()(bytes, { failOn: 'error', limitInputPixels: kind.mostPixels })
    .timeout({ seconds: 10 })
    .autoOrient()
}
