import { openPicture } from '../../files/index.ts'

const longestSide = 400

/** For the conversation, where a picture is a thumbnail until it is opened: a phone fetches a twentieth of its bytes. */
export async function makeSmall(webp: Buffer): Promise<Buffer> {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  return (await openPicture(webp)?.resize(size).webp({ quality: 75 }).toBuffer()) ?? webp
}
