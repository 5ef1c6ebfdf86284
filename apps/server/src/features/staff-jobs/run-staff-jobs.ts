import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StaffJobKinds, StepOutcome } from '../../jobs/staff-job-kind.ts'
import { isUnavailable } from '../../plugins/is-unavailable.ts'
import { may } from '../staff/index.ts'

const { staff, staffJob, staffJobItem, staffJobPart } = tables

type Runner = {
  kinds: StaffJobKinds
  now: () => Date
  signal: AbortSignal
  onError: (error: unknown, jobId: number) => void
}

type Job = typeof staffJob.$inferSelect

const isOpen = inArray(staffJob.state, ['waiting', 'running'])

/**
 * Does steps of what waits until nothing does, one of each job in turn, so that a short one does not wait for a long one. Whoever
 * holds a job's lock works on it: a process that dies lets go of it, and the next one goes on behind the last step that was
 * committed. The row itself stays free, so that whoever wants to cancel does not wait in line with the steps.
 */
export async function runStaffJobs(db: Db, runner: Runner): Promise<number> {
  let steps = 0
  for (;;) {
    const open = await db.select({ id: staffJob.id }).from(staffJob).where(isOpen).orderBy(asc(staffJob.id)).limit(100)
    let stepped = 0
    for (const { id } of open) {
      if (runner.signal.aborted) return steps
      if (await runOneStep(db, id, runner)) stepped += 1
    }
    if (stepped === 0) return steps
    steps += stepped
  }
}

async function runOneStep(db: Db, jobId: number, runner: Runner): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('staff_job'), ${jobId}::int) as mine`,
      )
      if (rows[0]?.mine !== true) return false
      // Asked after the lock is held: what the last holder has committed is seen.
      const [job] = await tx
        .select()
        .from(staffJob)
        .where(and(eq(staffJob.id, jobId), isOpen))
      if (job === undefined) return false
      await step(tx, job, { ...runner, db })
      return true
    })
  } catch (error) {
    // A database that is away for a moment has undone the step; the next sweep takes it up again.
    if (error instanceof Error && isUnavailable(error)) throw error
    // Anything else would fail in the same place for ever: the job says so and ends.
    runner.onError(error, jobId)
    await db.transaction(async (tx) => {
      const [job] = await tx
        .select()
        .from(staffJob)
        .where(and(eq(staffJob.id, jobId), isOpen))
        .for('no key update')
      if (job !== undefined) await stop(tx, job, { ...runner, state: 'failed', error: 'internal' })
    })
    return true
  }
}

type Stop = Pick<Runner, 'kinds' | 'now'> & { state: 'failed' | 'cancelled'; error?: string }

/** Ends it before its time. */
async function stop(tx: Transaction, job: Job, { kinds, now, state, error }: Stop): Promise<void> {
  const at = now()
  await tx.update(staffJob).set({ state, error, endedAt: at }).where(eq(staffJob.id, job.id))
  await kinds.get(job.kind)?.stopped?.(tx, { jobId: job.id, input: job.input, state, now: at })
}

async function step(tx: Transaction, job: Job, { db, kinds, now }: Runner & { db: Db }): Promise<void> {
  const at = now()
  const kind = kinds.get(job.kind)
  const [member] = await tx.select().from(staff).where(eq(staff.id, job.staffId))
  const fail = (error: string) => stop(tx, job, { kinds, now, state: 'failed', error })
  if (job.cancelAskedAt !== null) return stop(tx, job, { kinds, now, state: 'cancelled' })
  if (kind === undefined || member === undefined) return fail('internal')
  if (!member.isActive || !may(member, kind.action)) return fail('not_found')
  const outcome = await kind.step(tx, { jobId: job.id, input: job.input, position: job.position, member, now: at, db })
  await keep(tx, job, outcome)
  const isLast = outcome.next === undefined
  await tx
    .update(staffJob)
    .set({
      state: isLast ? 'done' : 'running',
      position: outcome.next ?? job.position,
      done: job.done + outcome.done,
      failed: job.failed + (outcome.failed ?? 0),
      total: outcome.total ?? job.total,
      startedAt: job.startedAt ?? at,
      ...(isLast && { endedAt: at }),
      ...(isLast && kind.file && { expiresAt: new Date(at.getTime() + kind.file.lifeMs) }),
    })
    .where(eq(staffJob.id, job.id))
}

async function keep(tx: Transaction, { id: staffJobId }: Job, { items = [], part }: StepOutcome): Promise<void> {
  if (items.length > 0)
    await tx
      .insert(staffJobItem)
      .values(items.map((item) => ({ staffJobId, ...item })))
      .onConflictDoNothing()
  if (part !== undefined) {
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from staff_job_part where staff_job_id = ${staffJobId})`
    await tx.insert(staffJobPart).values({ staffJobId, number, content: part })
  }
}
