import { openPicture } from '../../files/index.ts'
import { isPdf } from './judge-pdf.ts'

const longestSide = 2000

export type Attachment =
  | { bytes: Buffer; type: 'image/webp'; extension: 'webp' }
  | { bytes: Buffer; type: 'application/pdf'; extension: 'pdf' }
  | { refused: 'unknown' | 'unreadable' }

/** What was sent, judged by its content: a picture becomes a WebP without the camera's notes, a PDF stays as it is. */
export async function makeAttachment(bytes: Buffer): Promise<Attachment> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return isPdf(bytes) ? { bytes, type: 'application/pdf', extension: 'pdf' } : { refused: 'unreadable' }
  const picture = openPicture(bytes)
  if (picture === undefined) return { refused: 'unknown' }
  try {
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    const made = await picture.resize(size).webp({ quality: 80 }).toBuffer()
    return { bytes: made, type: 'image/webp', extension: 'webp' }
  } catch {
    // Nothing but the bytes goes in, so that whatever goes wrong is theirs: cut short, broken, or too many pixels.
    return { refused: 'unreadable' }
  }
}
