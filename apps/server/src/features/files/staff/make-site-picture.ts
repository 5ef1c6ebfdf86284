import { openPicture } from '../open-picture.ts'

/** As wide as any page shows a picture, on a screen of twice the usual density. */
const longestSide = 1600

export type SitePicture = { webp: Buffer; width: number; height: number } | { refused: 'not_a_picture' | 'unreadable' }

/** What was sent, judged by its content: upright, without the camera's notes, and no larger than pages need it. */
export async function makeSitePicture(bytes: Buffer, { withGif = false } = {}): Promise<SitePicture> {
  const picture = openPicture(bytes, { withGif })
  if (picture === undefined) return { refused: 'not_a_picture' }
  try {
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await picture.resize(size).webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    // Nothing but the bytes goes in, so that whatever goes wrong is theirs: cut short, broken, or too many pixels.
    return { refused: 'unreadable' }
  }
}
