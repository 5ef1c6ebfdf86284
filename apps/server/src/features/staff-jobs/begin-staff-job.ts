import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { tellStaff } from '../staff/index.ts'

type NewJob = {
  kind: string
  /** What it is about, as whoever asked reads it in their list of jobs. */
  title: string
  staffId: number
  input: Record<string, unknown>
  fileName?: string
  total?: number
  /** Owed to somebody outside: it is begun however many jobs are open. */
  isOwed?: boolean
  now: Date
}

const { staff, staffJob } = tables

/** Jobs of one member that wait or run at once; the others' would wait behind them. */
const openAtMost = 10

/** On which every process hears that there is work. */
export const staffJobChannel = 'staff_job'

/** Puts it in the queue, in the transaction of whatever asks for it; when that commits, the first free process begins. */
export async function beginStaffJob(
  tx: Transaction,
  { now, fileName, total, isOwed = false, ...job }: NewJob,
): Promise<number> {
  // Held, so that those that are asked for at once are counted one after the other.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, job.staffId)).for('no key update')
  const open = and(eq(staffJob.staffId, job.staffId), inArray(staffJob.state, ['waiting', 'running']))
  if (!isOwed && (await tx.$count(staffJob, open)) >= openAtMost)
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
  const [made] = await tx
    .insert(staffJob)
    .values({ ...job, fileName: fileName ?? null, total: total ?? null, createdAt: now })
    .returning({ id: staffJob.id })
  await tx.execute(sql`select pg_notify(${staffJobChannel}, '')`)
  await tellStaff(tx, { kind: 'job', staffId: job.staffId })
  return made!.id
}
