import { type Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { tellStaff } from '../staff/index.ts'

type NewJob = {
  kind: string
  /** What it is about, as whoever asked reads it in their list of jobs. */
  title: string
  staffId: number
  input: Record<string, unknown>
  fileName?: string
  total?: number
  now: Date
}

/** On which every process hears that there is work. */
export const staffJobChannel = 'staff_job'

/** Puts it in the queue, in the transaction of whatever asks for it; when that commits, the first free process begins. */
export async function beginStaffJob(tx: Transaction, { now, fileName, total, ...job }: NewJob): Promise<number> {
  const [made] = await tx
    .insert(tables.staffJob)
    .values({ ...job, fileName: fileName ?? null, total: total ?? null, createdAt: now })
    .returning({ id: tables.staffJob.id })
  await tx.execute(sql`select pg_notify(${staffJobChannel}, '')`)
  await tellStaff(tx, { kind: 'job', staffId: job.staffId })
  return made!.id
}
