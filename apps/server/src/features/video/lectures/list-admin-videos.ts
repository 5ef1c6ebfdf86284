import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { OwnCourse } from '../../enrolment/index.ts'
import { readVideoCards } from './read-video-cards.ts'

const { adminVideo } = tables

type CourseReader = { course: OwnCourse; locale: Locale; now: Date }
type Row = typeof adminVideo.$inferSelect

/** What the batch was given outside of its schedules and can watch now. */
export async function listAdminVideos(tx: Tx, asked: CourseReader) {
  const { course, now } = asked
  const rows = await tx
    .select()
    .from(adminVideo)
    .where(
      and(
        eq(adminVideo.batchId, course.batchId),
        eq(adminVideo.isActive, true),
        lte(adminVideo.publishedAt, now),
        or(isNull(adminVideo.until), gte(adminVideo.until, now)),
      ),
    )
    .orderBy(asc(adminVideo.position), desc(adminVideo.publishedAt), desc(adminVideo.id))
  return present(tx, rows, asked)
}

export async function readAdminVideo(tx: Tx, { adminVideoId, ...asked }: CourseReader & { adminVideoId: number }) {
  const { course, now } = asked
  const [row] = await tx
    .select()
    .from(adminVideo)
    .where(and(eq(adminVideo.id, adminVideoId), eq(adminVideo.batchId, course.batchId), eq(adminVideo.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  if (row.publishedAt > now) throw new AppError('not_published_yet')
  if (row.until !== null && row.until < now) throw new AppError('forbidden')
  const [presented] = await present(tx, [row], asked)
  if (presented === undefined) throw new AppError('not_found')
  return presented
}

async function present(tx: Tx, rows: Row[], { course: { doctorId }, locale }: CourseReader) {
  const cards = await readVideoCards(tx, { doctorId, videoIds: rows.map(({ videoId }) => videoId), locale })
  return rows.flatMap((row) => {
    const video = cards.get(row.videoId)
    if (video === undefined) return []
    return {
      admin_video_id: row.id,
      note: pickText(row.note, locale),
      published_at: row.publishedAt.toISOString(),
      until: row.until?.toISOString() ?? null,
      video,
    }
  })
}
