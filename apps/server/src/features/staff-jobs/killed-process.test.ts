import { fileURLToPath } from 'node:url'
import { faqResource } from '@prostuti/contract/staff'
import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../../../scripts/start-server.ts'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

const { auditEntry, faq, staffJob, staffJobItem } = tables
const program = fileURLToPath(new URL('../../testing/processes/server-process.fixture.ts', import.meta.url))
/** A whole server is started, on a machine that may be busy with other tests. */
const timeout = 180_000
const eventually = <Value>(check: () => Promise<Value>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

let test: TestOffice
let database: Database & { url: string }
/** A server beside this process. */
let other: RunningServer
beforeAll(async () => {
  database = await createTestDatabase({ demo: false })
  test = await buildTestOffice({ database })
  const env = { DATABASE_URL: database.url, DEMO: 'false', LOG_LEVEL: 'silent', APP_SECRET: test.deps.env.appSecret }
  other = await startServer(env, program)
}, timeout)
afterAll(async () => {
  await other.stop()
  await test.close()
})

const count = 200
const lockedAt = 130

const faults: unknown[] = []
/** What every process does again and again, once in this one. */
async function runHere(): Promise<void> {
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(new Date(), new AbortController().signal)
}
const stateOf = async (id: number) => (await database.db.select().from(staffJob).where(eq(staffJob.id, id)))[0]

/** A job of two hundred rows, of which somebody else has one open in a transaction: its step waits there until `letGo`. */
async function beginStuckJob() {
  const category = `stuck-${Date.now()}`
  const values = Array.from({ length: count }, (_, nth) => ({
    title: { bn: `প্রশ্ন ${nth}` },
    answer: { bn: 'উত্তর' },
    category,
  }))
  const rows = await database.db.insert(faq).values(values).returning({ id: faq.id })
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select from faq where id = $1 for update', [rows[lockedAt]?.id])
  const { headers } = await test.signInStaff()
  const payload = { action: 'hide', filter: { category }, title: 'সাধারণ প্রশ্ন', list: '/faqs' }
  const begun = await test.office.inject({ method: 'POST', url: faqResource.bulk!.path, payload, headers })
  const jobId: number = begun.json().job_id
  return {
    jobId,
    category,
    headers,
    /** Its process is in the middle of a step. */
    isWaiting: () =>
      eventually(async () => {
        const { rows: waiting } = await database.db.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%faq%'`)
        expect(waiting).toHaveLength(1)
      }),
    async letGo() {
      await holder.query('rollback')
      holder.release()
    },
  }
}
it('a job that is cancelled in another process keeps what was done and leaves the rest', { timeout }, async () => {
  const job = await beginStuckJob()
  await job.isWaiting()
  const url = `/api/v3/admin/jobs/${job.jobId}/cancel`
  const pressed = await test.office.inject({ method: 'POST', url, headers: job.headers, payload: {} })
  expect(pressed.json().job).toMatchObject({ is_cancelling: true })
  await job.letGo()
  await eventually(async () => expect((await stateOf(job.jobId))?.state).toBe('cancelled'))
  const done = (await stateOf(job.jobId))?.done ?? 0
  expect(done).toBeGreaterThan(lockedAt)
  expect(done).toBeLessThan(count)
  expect(await database.db.$count(faq, and(eq(faq.category, job.category), faq.isActive))).toBe(count - done)
})

it('a job whose process was killed in the middle of a step is ended by the next process, and no row was done twice', {
  timeout,
}, async () => {
  const job = await beginStuckJob()
  await job.isWaiting()
  other.process.kill('SIGKILL')
  const before = await stateOf(job.jobId)
  expect(before).toMatchObject({ state: 'running', total: count })
  expect(before?.done).toBeGreaterThan(0)
  expect(before?.done).toBeLessThan(lockedAt + 1)
  // Its connection still stands where it stood: nobody goes on beside it.
  await runHere()
  expect(await stateOf(job.jobId)).toEqual(before)
  await job.letGo()
  await eventually(async () => {
    await runHere()
    expect((await stateOf(job.jobId))?.state).toBe('done')
  })
  expect(faults).toEqual([])
  expect(await stateOf(job.jobId)).toMatchObject({ done: count, failed: 0 })
  const { db } = database
  expect(await db.$count(faq, and(eq(faq.category, job.category), faq.isActive))).toBe(0)
  // What the killed step had begun was undone with it: a row that it had changed already would be skipped now.
  const isItem = and(eq(staffJobItem.staffJobId, job.jobId), eq(staffJobItem.outcome, 'done'))
  expect(await db.$count(staffJobItem, isItem)).toBe(count)
  const isOurs = sql`resource = 'faq' and resource_id in (select id::text from faq where category = ${job.category})`
  expect(await db.$count(auditEntry, isOurs)).toBe(count)
})
