import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { toEmbedLink } from '@prostuti/text/video-link'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { isPublished, presentVideo } from './present-video.ts'

const { freeVideo } = tables

type FreeVideoQuery = { locale: Locale; now: Date; videoId: number }

export async function readFreeVideo(tx: Tx, { locale, now, videoId }: FreeVideoQuery) {
  const [row] = await tx
    .select()
    .from(freeVideo)
    .where(and(eq(freeVideo.id, videoId), ...isPublished(now)))
  if (row === undefined) throw new AppError('not_found')
  const embed = toEmbedLink(row.link)
  return {
    ...presentVideo(row, locale),
    description: pickText(row.description, locale),
    kind: embed === undefined ? ('file' as const) : ('embed' as const),
    link: embed ?? row.link,
    captions: row.captions,
  }
}
