import { openPicture } from '../../files/index.ts'

const longestSide = 2000
const thumbnailSide = 400

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

/**
 * Whether the bytes are a whole PDF: the header at their very beginning, and near their end the pointer that readers start from. It is
 * stored and handed out as it is, never opened here.
 */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false
  const end = bytes.subarray(-2048).toString('latin1')
  return /startxref\s+\d+\s+%%EOF\s*$/.test(end)
}

/** For the conversation, where a picture is a thumbnail until it is opened: a phone fetches a twentieth of its bytes. */
export async function makeThumbnail(webp: Buffer): Promise<Buffer> {
  const size = { width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true } as const
  return (await openPicture(webp)?.resize(size).webp({ quality: 75 }).toBuffer()) ?? webp
}
