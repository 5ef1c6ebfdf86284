import { type Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { makeSitePicture } from '../../files/index.ts'
import type { FoundPicture } from './reading-chunk.ts'

const { questionImportFile } = tables

/**
 * Keeps what browsers can show of the pictures of a file, made as small as pages need them. Of what they cannot show, such as the WMF
 * of old Word files, the name is kept. Answers the numbers of those that were broken though their first bytes promised otherwise.
 */
export async function keepPictures(
  tx: Transaction,
  { importId, pictures }: { importId: number; pictures: FoundPicture[] },
): Promise<number[]> {
  const broken: number[] = []
  for (const { number, name, bytes } of pictures) {
    const made = await makeSitePicture(Buffer.from(bytes), { withGif: true })
    if ('refused' in made && made.refused === 'unreadable') broken.push(number)
    const kept =
      'refused' in made
        ? { content: Buffer.alloc(0), width: null, height: null }
        : { content: made.webp, width: made.width, height: made.height }
    await tx
      .insert(questionImportFile)
      .values({ importId, number, name: name.slice(0, 200) || String(number), ...kept })
      .onConflictDoUpdate({
        target: [questionImportFile.importId, questionImportFile.number],
        set: { content: sql`excluded.content`, width: sql`excluded.width`, height: sql`excluded.height` },
      })
  }
  return broken
}
