import { jobFile, listJobs, readJob } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { addJobKind, beginStaffJob, csvFile, sweepJobFiles } from './index.ts'

const { staff, staffJob, staffJobItem } = tables

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let member: Session
let errors: unknown[]
/** What happens inside a step, before it is committed. */
let inStep: (from: number) => Promise<void>

const count = 10
const perStep = 2

beforeAll(async () => {
  test = await buildTestOffice({ demo: false })
  addJobKind<{ list: string }>(test.deps.jobKinds, {
    kind: 'counting',
    action: 'website.write',
    file: { format: csvFile, lifeMs: 60_000, hasPhones: true },
    async step(tx, { position, member: { id } }) {
      const from = Number(position?.from ?? 0)
      // Something of the step's own, to see whether it was done once.
      await tx.insert(tables.savedQuery).values({ staffId: id, list: '/x', name: `step ${from}`, query: '' })
      await inStep(from)
      const keys = Array.from({ length: perStep }, (_, nth) => String(from + nth).padStart(3, '0'))
      return {
        next: from + perStep < count ? { from: from + perStep } : undefined,
        done: perStep,
        failed: from === 0 ? 1 : 0,
        total: count,
        items: keys.map((key) => ({
          key,
          outcome: key === '000' ? 'failed' : 'done',
          ...(key === '000' && { words: 'না' }),
        })),
        part: Buffer.from(`${keys.join('\n')}\n`),
      }
    },
  })
})
beforeEach(async () => {
  errors = []
  inStep = async () => {}
  member = await test.signInStaff()
})
afterAll(() => test.close())

const begin = ({ staffId }: Session = member) =>
  test.deps.database.db.transaction((tx) =>
    beginStaffJob(tx, {
      kind: 'counting',
      title: 'গোনা',
      staffId,
      input: { list: '/faqs' },
      fileName: 'গোনা.csv',
      now: new Date(),
    }),
  )
const run = () => {
  const [job] = staffJobs(test.deps, (error) => errors.push(error))
  return job!.run(new Date(), new AbortController().signal)
}
const stateOf = async (id: number) => {
  const [job] = await test.deps.database.db.select().from(staffJob).where(eq(staffJob.id, id))
  return job!
}
const stepsOf = ({ staffId }: Session) =>
  test.deps.database.db.$count(tables.savedQuery, eq(tables.savedQuery.staffId, staffId))
const get = (url: string, { headers }: Session = member) => test.office.inject({ url, headers })
const at = (id: number) => `${listJobs.path}/${id}`

describe('a job of the office', () => {
  it('is one of ten at most that a member has waiting, however many are asked for at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => begin()))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refused = asked.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'too_many_requests' } })
    await test.deps.database.db.delete(staffJob).where(eq(staffJob.staffId, member.staffId))
  })

  it('is done step by step, with an outcome for each of its things', async () => {
    const id = await begin()
    expect(await run()).toBe(count / perStep)
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: count, failed: 1, total: count })
    const { job, items } = readJob.response.parse((await get(at(id))).json())
    expect(job).toMatchObject({ title: 'গোনা', list: '/faqs', file: { name: 'গোনা.csv', step_up: true } })
    expect(items).toHaveLength(count)
    const failed = readJob.response.parse((await get(`${at(id)}?outcome=failed`)).json())
    expect(failed.items).toEqual([{ key: '000', label: null, outcome: 'failed', words: 'না' }])
  })

  it('goes on behind the last step that was committed when its process dies in the middle', async () => {
    const id = await begin()
    inStep = async (from) => {
      if (from !== 4) return
      inStep = async () => {}
      await test.deps.database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction'`,
      )
    }
    await expect(run()).rejects.toThrow()
    expect(await stateOf(id)).toMatchObject({ state: 'running', done: 4 })
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: count })
    expect(await stepsOf(member)).toBe(count / perStep)
    expect(await test.deps.database.db.$count(staffJobItem, eq(staffJobItem.staffJobId, id))).toBe(count)
  })

  it('is done once when several processes take it up', async () => {
    const ids = [await begin(), await begin(), await begin()]
    await Promise.all([run(), run(), run()])
    await run()
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: 'done', done: count })
    expect(await stepsOf(member)).toBe(3 * (count / perStep))
  })

  it('does not make a later, shorter one wait until it is over', async () => {
    const order: number[] = []
    const first = await begin()
    const other = await test.signInStaff()
    await begin(other)
    inStep = async (from) => void order.push(from)
    await run()
    expect(order.slice(0, 4)).toEqual([0, 0, 2, 2])
    expect((await stateOf(first)).state).toBe('done')
  })

  it('ends where it was cancelled, and keeps what is done', async () => {
    const id = await begin()
    inStep = async (from) => {
      if (from !== 2) return
      // In the middle of a step, which holds the job.
      const { headers } = member
      const pressed = await test.office.inject({ method: 'POST', url: `${at(id)}/cancel`, headers, payload: {} })
      expect(pressed.json().job).toMatchObject({ is_cancelling: true, state: 'running' })
    }
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', done: 4 })
    expect((await get(`${at(id)}/file`)).statusCode).toBe(404)
  })

  it('ends when whoever asked may not any more', async () => {
    const id = await begin()
    await test.deps.database.db.update(staff).set({ role: 'support' }).where(eq(staff.id, member.staffId))
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', error: 'not_found', done: 0 })
  })

  it('ends with its fault, and the others go on', async () => {
    const id = await begin()
    inStep = async () => {
      inStep = async () => {}
      throw new Error('a fault in the code')
    }
    const second = await begin()
    await run()
    expect(errors).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'failed', error: 'internal' })
    expect((await stateOf(second)).state).toBe('done')
  })
})

describe('the list of jobs', () => {
  it('is one’s own, and the owner’s is everybody’s', async () => {
    const id = await begin()
    const other = await test.signInStaff()
    const owner = await test.signInStaff({ role: 'owner' })
    const idsOf = async (session: Session, query = '') =>
      listJobs.response.parse((await get(`${listJobs.path}${query}`, session)).json()).jobs.map((job) => job.id)
    expect(await idsOf(member)).toEqual([id])
    expect(await idsOf(other, '?whose=all')).toEqual([])
    expect(await idsOf(owner)).toEqual([])
    expect(await idsOf(owner, '?whose=all')).toContain(id)
    expect((await get(at(id), other)).statusCode).toBe(404)
    expect((await get(`${at(id)}/file`, other)).statusCode).toBe(404)
    const cancelled = await test.office.inject({
      method: 'POST',
      url: `${at(id)}/cancel`,
      headers: other.headers,
      payload: {},
    })
    expect(cancelled.statusCode).toBe(404)
    await run()
  })
})

describe('its file', () => {
  it('is fetched whole and written down, with a fresh second factor, until its time is over', async () => {
    const id = await begin()
    await run()
    const url = jobFile.path.replace(':id', String(id))
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.body.trim().split('\n')).toHaveLength(count)
    const { db } = test.deps.database
    expect(await db.$count(tables.auditEntry, eq(tables.auditEntry.resource, 'job_file'))).toBe(1)

    const { staffSession } = tables
    const isTheirs = eq(staffSession.staffId, member.staffId)
    await db
      .update(staffSession)
      .set({ provedAt: new Date(0) })
      .where(isTheirs)
    expect((await get(url)).json().code).toBe('step_up_needed')
    await db.update(staffSession).set({ provedAt: new Date() }).where(isTheirs)

    await sweepJobFiles(db, new Date(Date.now() + 120_000))
    expect(await db.$count(tables.staffJobPart, eq(tables.staffJobPart.staffJobId, id))).toBe(0)
    await db
      .update(staffJob)
      .set({ expiresAt: new Date(0) })
      .where(eq(staffJob.id, id))
    expect((await get(url)).statusCode).toBe(404)
  })
})
