import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { seesVideo, standsInCourses } from '../../video/index.ts'
import { changesMedia } from '../changes-media.ts'

const { video } = tables

/** A condition on `video`: of those that the member sees. */
export const changesVideo = (member: StaffMember): SQL | undefined =>
  changesMedia(member, { createdBy: video.createdBy, inCourses: standsInCourses })

/** One that the member sees; with `hold` one that they may change, held against other writers. */
export async function findVideo(tx: Tx, { id, member, hold }: { id: number; member: StaffMember; hold?: true }) {
  const query = tx
    .select()
    .from(video)
    .where(and(eq(video.id, id), seesVideo(member), hold && changesVideo(member)))
  const [row] = await (hold ? query.for('no key update') : query)
  if (row === undefined) throw new AppError('not_found')
  return row
}
