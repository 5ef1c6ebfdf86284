import { randomUUID } from 'node:crypto'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StaffJobKind, StaffJobKinds, StepOutcome } from '../../jobs/staff-job-kind.ts'
import { noteOpenStaffJobs, noteStaffJob } from '../../metrics/outcomes.ts'
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
    noteOpenStaffJobs(open.length)
    let stepped = 0
    for (const { id } of open) {
      if (runner.signal.aborted) return steps
      if (await runOneStep(db, id, runner)) stepped += 1
    }
    if (stepped === 0) return steps
    steps += stepped
  }
}

type Locked = {
  db: Db
  jobId: number
  /** Whoever has done something stands in line to write it down; whoever only looks for work goes on to the next job. */
  isWaiting: boolean
}

/** Under the lock of the job, if it is not over. */
const withJob = <Result>({ db, jobId, isWaiting }: Locked, work: (tx: Transaction, job: Job) => Promise<Result>) =>
  db.transaction(async (tx) => {
    const lock = sql`(hashtext('staff_job'), ${jobId}::int)`
    const { rows } = await tx.execute<{ mine: boolean }>(
      isWaiting
        ? sql`select true as mine from pg_advisory_xact_lock${lock}`
        : sql`select pg_try_advisory_xact_lock${lock} as mine`,
    )
    if (rows[0]?.mine !== true) return undefined
    // Asked after the lock is held: what the last holder has committed is seen.
    const [job] = await tx
      .select()
      .from(staffJob)
      .where(and(eq(staffJob.id, jobId), isOpen))
    return job && work(tx, job)
  })

async function runOneStep(db: Db, jobId: number, runner: Runner): Promise<boolean> {
  let key: string | undefined
  // If another key stands there, this took longer than it may and somebody else took it up.
  const isMine = (job: Job) => key === undefined || leaseOf(job)?.key === key
  try {
    const begun = await withJob({ db, jobId, isWaiting: false }, (tx, job) => begin(tx, job, { ...runner, db }))
    if (begun === undefined || begun === 'leased') return false
    if (begun === 'done') return true
    key = begun.key
    const asked = await begun.ask()
    await withJob({ db, jobId, isWaiting: true }, async (tx, job) => {
      if (isMine(job)) await step(tx, job, { ...begun, db, now: runner.now, asked })
    })
    return true
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
      if (job !== undefined && isMine(job)) await stop(tx, job, { ...runner, state: 'failed', error: 'internal' })
    })
    return true
  }
}

type Stop = Pick<Runner, 'kinds' | 'now'> & { state: 'failed' | 'cancelled'; error?: string }

/** Ends it before its time. */
async function stop(tx: Transaction, job: Job, { kinds, now, state, error }: Stop): Promise<void> {
  const at = now()
  noteStaffJob(job.kind, state)
  await tx.update(staffJob).set({ state, error, endedAt: at }).where(eq(staffJob.id, job.id))
  await kinds.get(job.kind)?.stopped?.(tx, { jobId: job.id, input: job.input, state, now: at })
}

type Stepping = Runner & { db: Db }

/** The kind of a job and who asked for it; a job that may not go on any more is ended. */
async function mayGoOn(tx: Transaction, job: Job, { kinds, now }: Stepping) {
  const kind = kinds.get(job.kind)
  const [member] = await tx.select().from(staff).where(eq(staff.id, job.staffId))
  const fail = (error: string) => stop(tx, job, { kinds, now, state: 'failed', error })
  if (kind?.isOwed && member !== undefined) return { kind, member }
  if (job.cancelAskedAt !== null) await stop(tx, job, { kinds, now, state: 'cancelled' })
  else if (kind === undefined || member === undefined) await fail('internal')
  else if (!member.isActive || !may(member, kind.action)) await fail('not_found')
  else return { kind, member }
  return undefined
}

/** Until when nobody else works on a job whose process waits for an answer from outside. It is kept beside its position. */
type Lease = { key: string; until: string }
const leaseOf = ({ position }: Job) => position?.lease as Lease | undefined

function positionOf({ position }: Job): Job['position'] {
  if (position === null) return null
  const { lease: _, ...rest } = position
  return Object.keys(rest).length === 0 ? null : rest
}

/** Does the step where it asks nobody; else leases the job, and says what to ask once the transaction is over. */
async function begin(tx: Transaction, job: Job, runner: Stepping) {
  const at = runner.now()
  const lease = leaseOf(job)
  if (lease !== undefined && Date.parse(lease.until) > at.getTime()) return 'leased'
  const able = await mayGoOn(tx, job, runner)
  if (able === undefined) return 'done'
  const { ask } = able.kind
  if (ask === undefined) {
    await step(tx, job, { ...able, ...runner })
    return 'done'
  }
  const key = randomUUID()
  const until = new Date(at.getTime() + ask.leaseMs).toISOString()
  const position = positionOf(job)
  await tx
    .update(staffJob)
    .set({ state: 'running', startedAt: job.startedAt ?? at, position: { ...position, lease: { key, until } } })
    .where(eq(staffJob.id, job.id))
  const { id: jobId, input } = job
  return { ...able, key, ask: () => ask.work({ jobId, input, position, member: able.member, now: at, db: runner.db }) }
}

type Step = Pick<Stepping, 'db' | 'now'> & { kind: StaffJobKind; member: typeof staff.$inferSelect; asked?: unknown }

async function step(tx: Transaction, job: Job, { kind, member, db, now, asked }: Step): Promise<void> {
  const at = now()
  const position = positionOf(job)
  const outcome = await kind.step(tx, { jobId: job.id, input: job.input, position, member, now: at, db, asked })
  await keep(tx, job, outcome)
  const isLast = outcome.next === undefined
  if (isLast) noteStaffJob(job.kind, 'done')
  await tx
    .update(staffJob)
    .set({
      state: isLast ? 'done' : 'running',
      position: outcome.next ?? position,
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
