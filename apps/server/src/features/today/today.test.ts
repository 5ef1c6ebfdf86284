import { listStaff, readToday } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPayment } from '../../testing/builders/build-payment.ts'
import { buildQuestion } from '../../testing/builders/build-question.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { writeAudit } from '../audit/index.ts'

let test: TestOffice
let now = new Date()
beforeAll(async () => {
  test = await buildTestOffice({ clock: () => now, env: { dataDir: '/tmp' } })
})
afterAll(() => test.close())

type Member = Parameters<TestOffice['signInStaff']>[0]

async function todayOf(member: Member) {
  // What was found out for somebody else a moment ago is not meant here.
  now = new Date(now.getTime() + 61_000)
  const { headers } = await test.signInStaff(member)
  const answer = await test.office.inject({ url: readToday.path, headers })
  expect(answer.statusCode).toBe(200)
  return readToday.response.parse(answer.json())
}
const partsOf = async (member: Member) =>
  Object.entries(await todayOf(member))
    .filter(([, part]) => typeof part === 'object')
    .map(([name]) => name)

/** The whole of a part, or a failure that says which one is away. */
function here<Part extends { state: string } | undefined>(part: Part) {
  expect(part).toMatchObject({ state: 'here' })
  return part as Extract<NonNullable<Part>, { state: 'here' }>
}

describe('today', () => {
  it('shows each role its own parts, and no teacher or caller the centre’s money', async () => {
    expect(await partsOf({ role: 'owner' })).toEqual([
      'exams',
      'queues',
      'coming',
      'figures',
      'takings',
      'participation',
      'health',
    ])
    expect(await partsOf({ role: 'teacher' })).toEqual(['exams', 'queues', 'coming', 'participation'])
    expect(await partsOf({ role: 'support' })).toEqual(['exams', 'queues', 'coming', 'figures', 'participation'])
    expect(await partsOf({ role: 'accounts' })).toEqual(['queues', 'figures', 'takings'])
    expect(here((await todayOf({ role: 'support' })).figures).takings).toBeNull()
    expect(here((await todayOf({ role: 'accounts' })).figures).takings).not.toBeNull()
  })

  it('counts for each what they can do something about', async () => {
    const queuesOf = async (member: Member) => {
      const { rows, empty } = here((await todayOf(member)).queues)
      return [...rows.map(({ name }) => name), ...empty].toSorted()
    }
    expect(await queuesOf({ role: 'teacher' })).toEqual(['complaints', 'given_back', 'mentions'])
    expect(await queuesOf({ role: 'teacher', duties: ['review'] })).toContain('reviews')
    expect(await queuesOf({ role: 'manager', duties: ['exam_control'] })).toEqual(
      expect.arrayContaining(['freezes', 'corrections', 'objections']),
    )
    expect(await queuesOf({ role: 'support' })).toEqual([
      'complaints',
      'device_requests',
      'holds',
      'manual_payments',
      'mentions',
    ])
    expect(await queuesOf({ role: 'support', duties: ['despatch'] })).toContain('parcels')
    expect(await queuesOf({ role: 'manager' })).not.toContain('refund_requests')
    expect(await queuesOf({ role: 'manager', duties: ['approve_money'] })).toContain('refund_requests')
    expect(await queuesOf({ role: 'manager' })).not.toContain('locked_members')
    expect(await queuesOf({ role: 'owner' })).toEqual(expect.arrayContaining(['locked_members', 'factor_resets']))
  })

  it('counts accounts that wait to be merged, and money that was to go back and did not', async () => {
    const { db } = test.deps.database
    const countsOf = async (member: Member) =>
      Object.fromEntries(here((await todayOf(member)).queues).rows.map(({ name, count }) => [name, count]))
    const before = await countsOf({ role: 'owner' })
    const { staffId } = await test.signInStaff({ role: 'manager' })
    const [one, other] = await db.select({ id: tables.doctor.id }).from(tables.doctor).limit(2)
    const merge = { keptId: one!.id, goneId: other!.id, phoneOf: 'kept', reason: 'একই মানুষ', fingerprint: 'f' } as const
    await db.insert(tables.doctorMerge).values({ ...merge, askedBy: staffId, askedAt: now })
    const { order, payment } = await buildPayment(db, { transaction: '2611-TODAY1' })
    const sums = { total: 900, here: 900, keep: 500, back: 400 }
    const reckoning = { rule: 'in_proportion', classes: null, sheets: null, allUntil: null, ...sums } as const
    const granted = { orderId: order.id, cause: 'leaving', state: 'granted', grantedPaisa: 400, reckoning } as const
    const earlier = { ...granted, createdAt: new Date(now.getTime() - 60_000) }
    const [wish] = await db.insert(tables.refundRequest).values(earlier).returning()
    const failed = { paymentId: payment.id, amountPaisa: 100, reason: 'r', state: 'failed', settledAt: now } as const
    await db.insert(tables.refund).values(failed)
    expect(await countsOf({ role: 'owner' })).toMatchObject({
      merges_to_sign: (before.merges_to_sign ?? 0) + 1,
      refund_requests: (before.refund_requests ?? 0) + 2,
    })
    expect(await countsOf({ role: 'manager', courseIds: [] })).not.toHaveProperty('merges_to_sign')
    // One that waits for its second signature is counted there alone, as the desk lists it.
    const payout = { orderId: order.id, requestId: wish!.id, amountPaisa: 400, reason: 'x', key: 'today' } as const
    await db.insert(tables.payout).values({ ...payout, state: 'to_sign', askedBy: staffId, createdAt: now })
    const after = await countsOf({ role: 'owner' })
    expect(after.refund_requests).toBe((before.refund_requests ?? 0) + 1)
    expect(after.refunds_to_sign).toBe((before.refunds_to_sign ?? 0) + 1)
  })

  it('counts what waits, and how much of it waits too long', async () => {
    const { db } = test.deps.database
    const before = here((await todayOf({ role: 'owner' })).queues).rows.find(({ name }) => name === 'complaints')
    const [doctor] = await db.select({ id: tables.doctor.id }).from(tables.doctor).limit(1)
    const longAgo = new Date(now.getTime() - 40 * 3_600_000)
    await db.insert(tables.complaint).values({
      doctorId: doctor!.id,
      category: 'payment',
      subject: 'রসিদ পাইনি',
      clientKey: 'today-test',
      lastMessageAt: longAgo,
      doctorReadAt: longAgo,
    })
    const { rows } = here((await todayOf({ role: 'owner' })).queues)
    const complaints = rows.find(({ name }) => name === 'complaints')!
    expect(complaints.count).toBe((before?.count ?? 0) + 1)
    expect(complaints.late).toBeGreaterThan(before?.late ?? 0)
    const firstInTime = rows.findIndex(({ late }) => late === 0)
    expect(rows.slice(firstInTime === -1 ? rows.length : firstInTime).every(({ late }) => late === 0)).toBe(true)
    // A matter of money is none of a teacher's.
    const teacher = here((await todayOf({ role: 'teacher' })).queues).rows.find(({ name }) => name === 'complaints')
    expect(teacher?.count ?? 0).toBeLessThan(complaints.count)
  })

  it('shows an author alone what a reviewer has given back to them', async () => {
    const { db } = test.deps.database
    const author = await test.signInStaff({ role: 'teacher' })
    await buildQuestion(db, { authorId: author.staffId, state: 'draft', reviewWords: 'উৎস লিখুন'.normalize('NFC') })
    await buildQuestion(db, { authorId: author.staffId, state: 'draft' })
    const rowOf = async (headers: Record<string, string>) => {
      const { queues } = (await test.office.inject({ url: readToday.path, headers })).json()
      return queues.rows.find(({ name }: { name: string }) => name === 'given_back')
    }
    expect(await rowOf(author.headers)).toMatchObject({ count: 1, words: 'উৎস লিখুন'.normalize('NFC') })
    expect(await rowOf((await test.signInStaff({ role: 'teacher' })).headers)).toBeUndefined()
  })

  it('tells an owner for a day, as the list of staff does, who was locked by wrong codes', async () => {
    const { staffId } = await test.signInStaff({ role: 'teacher' })
    const at = now
    await writeAudit(test.deps.database.db, { at, staffId, action: 'factor_locked' })
    const locked = async () =>
      here((await todayOf({ role: 'owner' })).queues).rows.find(({ name }) => name === 'locked_members')
    now = new Date(at.getTime() + 20 * 3_600_000)
    expect(await locked()).toEqual({ name: 'locked_members', count: 1, late: 0, oldest_at: at.toISOString() })
    const { headers } = await test.signInStaff({ role: 'owner' })
    const list = await test.office.inject({ url: `${listStaff.path}?state=locked`, headers })
    expect(list.json().rows.map(({ id }: { id: number }) => id)).toEqual([staffId])
    now = new Date(at.getTime() + 25 * 3_600_000)
    expect(await locked()).toBeUndefined()
  })

  it('shows who sees one branch or no course nothing of the others', async () => {
    const nothing = await todayOf({ role: 'manager', courseIds: [], branchIds: [] })
    expect(nothing.is_all).toBe(false)
    // Questions that no paper holds yet are of no course.
    expect(here(nothing.queues).rows.filter(({ name }) => name !== 'reviews')).toEqual([])
    expect(here(nothing.coming).rows).toEqual([])
    expect(here(nothing.takings).days.every(({ paisa }) => paisa === 0)).toBe(true)
    expect(here(nothing.figures)).toMatchObject({ registrations: null, active: null, enrolments: { today: 0 } })
    const { db } = test.deps.database
    const courses = await db.select({ id: tables.course.id }).from(tables.course)
    const sumOf = async (courseIds: number[]) => {
      const { days } = here((await todayOf({ role: 'accounts', courseIds })).takings)
      return days.reduce((sum, { paisa }) => sum + paisa, 0)
    }
    const each = await Promise.all(courses.map(({ id }) => sumOf([id])))
    const enrolled = await sumOf(courses.map(({ id }) => id))
    expect(each.reduce((sum, part) => sum + part, 0)).toBe(enrolled)
    const all = here((await todayOf({ role: 'accounts' })).takings).days.reduce((sum, { paisa }) => sum + paisa, 0)
    expect(all).toBeGreaterThan(enrolled)
  })

  it('has the money of the books, to the paisa', async () => {
    const { db } = test.deps.database
    const { days } = here((await todayOf({ role: 'owner' })).takings)
    expect(days).toHaveLength(30)
    const { rows } = await db.execute<{ paisa: string }>(sql`
      select coalesce(sum(amount_paisa), 0) as paisa from ledger_line join ledger_entry on ledger_entry.id = entry_id
      where account = 'cash' and at >= (${days[0]!.day} || ' 00:00+06')::timestamptz and at <= ${now.toISOString()}::timestamptz`)
    expect(days.reduce((sum, { paisa }) => sum + paisa, 0)).toBe(Number(rows[0]!.paisa))
  })

  it('stands without the part that could not be found out', async () => {
    const { db } = test.deps.database
    await db.execute(sql`alter table holiday rename to holiday_away`)
    const today = await todayOf({ role: 'owner' })
    await db.execute(sql`alter table holiday_away rename to holiday`)
    expect(today.coming).toEqual({ state: 'away' })
    expect(today.queues).toMatchObject({ state: 'here' })
    expect((await todayOf({ role: 'owner' })).coming).toMatchObject({ state: 'here' })
  })

  it('says how the jobs and the books are', async () => {
    const { db } = test.deps.database
    await db.insert(tables.jobRun).values([
      { name: 'settle_payments', everyMs: 15_000, ranAt: now },
      { name: 'check_ledger', everyMs: 600_000, ranAt: now, found: 2 },
    ])
    const stateOf = async () =>
      Object.fromEntries(here((await todayOf({ role: 'owner' })).health).items.map(({ name, state }) => [name, state]))
    expect(await stateOf()).toMatchObject({ jobs: 'good', ledger: 'bad', backup: 'off' })
    now = new Date(now.getTime() + 300_000)
    expect(await stateOf()).toMatchObject({ jobs: 'bad' })
  })
})
