import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { seesVideo } from '../../video/index.ts'

const { video } = tables

/** One that the member sees; with `hold`, against other writers. */
export async function findVideo(tx: Tx, { id, member, hold }: { id: number; member: StaffMember; hold?: true }) {
  const query = tx
    .select()
    .from(video)
    .where(and(eq(video.id, id), seesVideo(member)))
  const [row] = await (hold ? query.for('no key update') : query)
  if (row === undefined) throw new AppError('not_found')
  return row
}
