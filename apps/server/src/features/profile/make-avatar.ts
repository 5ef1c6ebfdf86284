import { openPicture } from '../files/index.ts'

const side = 256

export type Avatar = { webp: Buffer } | { refused: 'not_a_picture' | 'unreadable' }

/** A small square picture. */
export async function makeAvatar(bytes: Buffer): Promise<Avatar> {
  const picture = openPicture(bytes)
  if (picture === undefined) return { refused: 'not_a_picture' }
  try {
    return { webp: await picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer() }
  } catch {
    // Nothing but the bytes goes in, so that whatever goes wrong is theirs: cut short, broken, or too many pixels.
    return { refused: 'unreadable' }
  }
}
