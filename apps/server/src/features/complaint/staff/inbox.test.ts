import type { ResponseOf } from '@prostuti/contract'
import type { listInbox, readInboxComplaint } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildComplaint } from '../../../testing/builders/build-complaint.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { enrolAtBranch } from '../../../testing/builders/enrol-at-branch.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { returnUntouched } from './inbox-acts.ts'

const { complaint, complaintMention, complaintMessage, scheduleEvent, teacher } = tables

const path = '/api/v3/admin/complaints'
const clock = createTestClock()
let test: TestOffice
let db: TestOffice['deps']['database']['db']
type Member = Awaited<ReturnType<TestOffice['signInStaff']>>
let support: Member
let colleague: Member
beforeAll(async () => {
  test = await buildTestOffice({ demo: true, clock: clock.now })
  db = test.deps.database.db
  await db.delete(complaint)
  support = await test.signInStaff({ role: 'support' })
  colleague = await test.signInStaff({ role: 'support' })
})
afterAll(() => test.close())

let keys = 0
const newKey = () => `inbox-key-${++keys}`
const build = (given: Parameters<typeof buildComplaint>[1] = {}) =>
  buildComplaint(db, { createdAt: clock.now(), ...given })

const ask = (by: Member, method: 'GET' | 'POST', url: string, payload?: object) =>
  test.office.inject({ method, url: `${path}${url}`, headers: by.headers, ...(payload && { payload }) })
const post = async (by: Member, url: string, payload: object = {}) => {
  const answer = await ask(by, 'POST', url, payload)
  return answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, answer.json().code]
}
const list = async (by: Member, query = '') => (await ask(by, 'GET', query)).json<ResponseOf<typeof listInbox>>()
const read = async (by: Member, id: number) =>
  (await ask(by, 'GET', `/${id}`)).json<ResponseOf<typeof readInboxComplaint>>()
const answer = (by: Member, id: number, given: object) =>
  post(by, `/${id}/answers`, { text: 'দেখছি', file_ids: [], client_key: newKey(), and_close: false, ...given })
const idsOf = ({ rows }: ResponseOf<typeof listInbox>) => rows.map(({ id }) => id)

describe('the list of the inbox', () => {
  it('has first what was promised first, and counts what is mine, nobody’s and late', async () => {
    const soon = await build({ promisedAt: new Date(clock.now().getTime() + hours(1)) })
    const late = await build({ promisedAt: new Date(clock.now().getTime() - hours(1)), assigneeId: support.staffId })
    const put = await build({ snoozedUntil: new Date(clock.now().getTime() + hours(5)) })
    const all = await list(support)
    expect(idsOf(all)).toEqual([late.id, soon.id])
    const exactly = (count: number) => ({ count, is_exact: true })
    const one = exactly(1)
    expect(all.counts).toEqual({ all: exactly(2), mine: one, nobody: one, late: one, snoozed: one })
    expect(idsOf(await list(support, '?view=mine'))).toEqual([late.id])
    expect(idsOf(await list(support, '?view=nobody'))).toEqual([soon.id])
    expect(idsOf(await list(support, '?view=late'))).toEqual([late.id])
    expect(idsOf(await list(support, '?show=snoozed'))).toEqual([put.id])
    expect(idsOf(await list(support, '?category=payment'))).toEqual([])
    await db.delete(complaint)
  })

  it('counts to a thousand, and says where there are more', async () => {
    const { id: _, messageId: __, ...like } = await build({ assigneeId: colleague.staffId, subject: 'অনেক' })
    const more = (count: number) => Array.from({ length: count }, () => ({ ...like, clientKey: newKey() }))
    await db.insert(complaint).values(more(999))
    expect((await list(colleague)).counts.mine).toEqual({ count: 1000, is_exact: true })
    await db.insert(complaint).values(more(1))
    expect((await list(colleague)).counts.mine).toEqual({ count: 1000, is_exact: false })
    await db.delete(complaint).where(eq(complaint.subject, 'অনেক'))
  })

  it('shows each once, whatever comes in while somebody turns its pages', async () => {
    const made = []
    for (let nth = 0; nth < 53; nth++)
      made.push(await build({ promisedAt: nth < 2 ? null : new Date(clock.now().getTime() + minutes(nth)) }))
    const first = await list(support)
    await build({ promisedAt: new Date(clock.now().getTime() - hours(1)) })
    const second = await list(support, `?after=${first.next}`)
    expect([...idsOf(first), ...idsOf(second)]).toEqual(made.map(({ id }) => id))
    expect([second.next, first.yesterday]).toEqual([null, null])
    await db.delete(complaint)
  })

  it('is to each role what it answers, and to a teacher what is of their subject', async () => {
    const accounts = await test.signInStaff({ role: 'accounts' })
    const teaches = async (subject: string) => {
      const values = { name: { bn: 'ডা. ক' }, subject: { bn: subject }, qualifications: 'FCPS' }
      const [made] = await db.insert(teacher).values(values).returning({ id: teacher.id })
      return made!.id
    }
    const own = await teaches('মেডিসিন')
    const other = await teaches('সার্জারি')
    const [lesson] = await db.select().from(scheduleEvent).limit(1)
    await db
      .update(scheduleEvent)
      .set({ teacherId: other, subject: { bn: 'সার্জারি' } })
      .where(eq(scheduleEvent.id, lesson!.id))
    const member = await test.signInStaff({ role: 'teacher', teacherId: own })
    const surgeon = await test.signInStaff({ role: 'teacher', teacherId: other })
    const money = await build({ category: 'payment' })
    const exam = await build({ category: 'exam' })
    const lecture = await build({ category: 'lecture', scheduleEventId: lesson!.id })
    expect(idsOf(await list(accounts))).toEqual([money.id])
    expect(idsOf(await list(member))).toEqual([exam.id])
    expect(idsOf(await list(surgeon))).toEqual([exam.id, lecture.id])
    expect((await ask(member, 'GET', `/${lecture.id}`)).statusCode).toBe(404)
    expect((await read(surgeon, lecture.id)).complaint.doctor.facts, 'no facts of doctors for teachers').toBeNull()
    const scoped = await test.signInStaff({ role: 'support', courseIds: [] })
    expect(idsOf(await list(scoped))).toEqual([])
    await db.delete(complaint)
  })

  it('says how yesterday went', async () => {
    const at = new Date(clock.now().getTime() - hours(24))
    await build({ state: 'closed', createdAt: new Date(at.getTime() - hours(2)), firstAnsweredAt: at, closedAt: at })
    expect((await list(support)).yesterday).toEqual({ answered: 1, median_minutes: 120, settled: 1 })
    await db.delete(complaint)
  })
})

describe('an answer', () => {
  it('turns the complaint over to the doctor, is taken once, and the doctor reads it with who wrote it', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
    const made = await build({ doctorId })
    const sent = { seen_id: made.messageId, client_key: newKey() }
    expect(await answer(support, made.id, sent)).toBe(200)
    expect(await answer(support, made.id, sent), 'after a lost answer').toBe(200)
    const { complaint: now, lines } = await read(support, made.id)
    expect(now).toMatchObject({ state: 'answered', promised_at: null, assignee: { id: support.staffId } })
    expect(lines.map(({ kind }) => kind)).toEqual(['doctor', 'centre'])
    const seen = await test.app.inject({ url: `/api/v3/web/doctor/complaints/${made.id}`, headers })
    expect(seen.json().messages.map(({ text }: { text: string }) => text)).toContain('দেখছি')
    // The doctor writes again: the centre's turn, with a new promise.
    await test.app.inject({
      method: 'POST',
      url: `/api/v3/web/doctor/complaints/${made.id}/messages`,
      headers,
      payload: { text: 'এখনো হয়নি', client_key: newKey() },
    })
    const again = await read(support, made.id)
    expect(again.complaint.state).toBe('open')
    expect(again.complaint.promised_at).not.toBeNull()
  })

  it('is stopped once by a colleague’s that came meanwhile, and never by one’s own', async () => {
    const made = await build()
    expect(await answer(support, made.id, { seen_id: made.messageId })).toBe(200)
    expect(await answer(support, made.id, { seen_id: made.messageId, text: 'আরও একটি কথা' })).toBe(200)
    expect(await answer(colleague, made.id, { seen_id: made.messageId })).toEqual([409, 'answered_meanwhile'])
    expect(await db.$count(complaintMessage, eq(complaintMessage.complaintId, made.id))).toBe(3)
    const { last_message_id } = await read(colleague, made.id)
    expect(await answer(colleague, made.id, { seen_id: last_message_id, and_close: true })).toBe(200)
    expect((await read(colleague, made.id)).complaint.state).toBe('closed')
  })

  it('carries a file of the centre’s, which who sees the complaint can read', async () => {
    const made = await build()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const uploaded = await test.office.inject({
      method: 'POST',
      url: '/api/v3/admin/complaint-files?name=x.png',
      headers: { ...support.headers, 'content-type': 'image/png' },
      payload: picture,
    })
    expect(uploaded.statusCode).toBe(201)
    const { id } = uploaded.json().file
    expect(await answer(support, made.id, { seen_id: made.messageId, text: '', file_ids: [id] })).toBe(200)
    expect((await read(support, made.id)).lines.at(-1)!.files).toHaveLength(1)
    const bytes = await test.office.inject({ url: `/api/v3/admin/complaint-files/${id}`, headers: support.headers })
    expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/webp'])
    const accounts = await test.signInStaff({ role: 'accounts' })
    const hidden = await test.office.inject({ url: `/api/v3/admin/complaint-files/${id}`, headers: accounts.headers })
    expect(hidden.statusCode).toBe(404)
  })
})

describe('what the desk does with a complaint', () => {
  it('is given only to who sees it, and goes back to everybody when it is not begun', async () => {
    const accounts = await test.signInStaff({ role: 'accounts' })
    const made = await build({ category: 'sheet' })
    expect(await post(support, `/${made.id}/assignee`, { staff_id: accounts.staffId })).toEqual([
      422,
      'validation_failed',
    ])
    const members = (await ask(support, 'GET', `/${made.id}/members`))
      .json()
      .members.map(({ id }: { id: number }) => id)
    expect(members).toContain(colleague.staffId)
    expect(members).not.toContain(accounts.staffId)
    expect(await post(support, `/${made.id}/assignee`, { staff_id: colleague.staffId })).toBe(204)
    expect(await returnUntouched(db, clock.now())).toBe(0)
    expect(await returnUntouched(db, new Date(clock.now().getTime() + hours(72)))).toBe(1)
    expect((await read(support, made.id)).complaint.assignee).toBeNull()
    expect(await post(support, `/${made.id}/assignee`, { staff_id: support.staffId })).toBe(204)
    expect(await returnUntouched(db, new Date(clock.now().getTime() + hours(72))), 'who takes it has begun').toBe(0)
  })

  it('has notes that call somebody, until they open it; the doctor never reads them', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
    const made = await build({ doctorId })
    const note = { text: 'একটু দেখবেন?', mentions: [colleague.staffId], client_key: newKey() }
    expect(await post(support, `/${made.id}/notes`, note)).toBe(200)
    expect(await post(support, `/${made.id}/notes`, note)).toBe(200)
    const isCalled = async (by: Member) => (await list(by)).rows.find(({ id }) => id === made.id)?.is_called
    expect([await isCalled(colleague), await isCalled(support)]).toEqual([true, false])
    expect((await read(colleague, made.id)).lines.at(-1)).toMatchObject({
      kind: 'note',
      mentions: [{ id: colleague.staffId }],
    })
    expect(await post(colleague, `/${made.id}/read`)).toBe(204)
    expect(await isCalled(colleague)).toBe(false)
    expect(await db.$count(complaintMention, eq(complaintMention.staffId, colleague.staffId))).toBe(1)
    const seen = await test.app.inject({ url: `/api/v3/web/doctor/complaints/${made.id}`, headers })
    expect(seen.body).not.toContain('একটু দেখবেন')
    const accounts = await test.signInStaff({ role: 'accounts' })
    const toBlind = { ...note, mentions: [accounts.staffId], client_key: newKey() }
    expect(await post(support, `/${made.id}/notes`, toBlind)).toEqual([422, 'validation_failed'])
  })

  it('is put off until a moment to come', async () => {
    const made = await build()
    const at = (ms: number) => ({ until: new Date(clock.now().getTime() + ms).toISOString() })
    expect(await post(support, `/${made.id}/snooze`, at(-1000))).toEqual([422, 'validation_failed'])
    expect(await post(support, `/${made.id}/snooze`, at(minutes(10)))).toBe(204)
    expect(idsOf(await list(support))).not.toContain(made.id)
    clock.move(minutes(11))
    expect(idsOf(await list(support))).toContain(made.id)
  })

  it('is made one with another of the same doctor: one conversation in order, the old number leads there', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
    const own = (given: object) => build({ doctorId, category: 'sheet', ...given })
    const first = await own({ text: 'প্রথম', createdAt: new Date(clock.now().getTime() - hours(3)) })
    const second = await own({ text: 'দ্বিতীয়', createdAt: new Date(clock.now().getTime() - hours(2)) })
    const stranger = await build({ category: 'sheet' })
    expect(await answer(support, first.id, { seen_id: first.messageId, text: 'তৃতীয়' })).toBe(200)
    expect(await post(support, `/${first.id}/merge`, { into_id: stranger.id })).toEqual([404, 'not_found'])
    expect(await post(support, `/${first.id}/merge`, { into_id: first.id })).toEqual([404, 'not_found'])
    expect(await post(support, `/${first.id}/merge`, { into_id: second.id })).toBe(204)
    for (const id of [first.id, second.id]) {
      const { complaint: shown, lines } = await read(support, id)
      expect([shown.id, shown.state]).toEqual([second.id, 'open'])
      expect(lines.map(({ text }) => text)).toEqual(['প্রথম', 'দ্বিতীয়', 'তৃতীয়'])
    }
    const ofDoctor = async (url: string) => (await test.app.inject({ url: `/api/v3/web/doctor${url}`, headers })).json()
    expect((await ofDoctor('/complaints')).complaints).toHaveLength(1)
    expect((await ofDoctor(`/complaints/${first.id}`)).messages).toHaveLength(3)
    expect((await ofDoctor(`/complaints/${first.id}?before=${second.messageId}`)).messages).toHaveLength(1)
  })

  it('shows beside it only those of the doctor’s others that this member sees', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const [own, foreign] = [await enrolAtBranch(db, doctorId), await enrolAtBranch(db, doctorId)]
    const here = await build({ doctorId, category: 'sheet', enrolmentId: own.enrolmentId })
    const there = await build({ doctorId, category: 'sheet', enrolmentId: foreign.enrolmentId })
    const bound = await test.signInStaff({ role: 'support', courseIds: [own.courseId] })
    expect((await read(bound, here.id)).complaint.others).toEqual([])
    expect((await read(support, here.id)).complaint.others.map(({ id }) => id)).toEqual([there.id])
  })

  it('made one with another that sleeps is awake, and whoever has it keeps the time to begin', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const inHours = (many: number) => new Date(clock.now().getTime() + hours(many))
    const own = (given: object) => build({ doctorId, category: 'sheet', ...given })
    const asleep = await own({ snoozedUntil: inHours(9) })
    const awake = await own({ assigneeId: colleague.staffId, assigneeUntil: inHours(4) })
    expect(await post(support, `/${awake.id}/merge`, { into_id: asleep.id })).toBe(204)
    expect(idsOf(await list(support))).toContain(asleep.id)
    const [kept] = await db.select().from(complaint).where(eq(complaint.id, asleep.id))
    expect(kept).toMatchObject({ assigneeId: colleague.staffId, assigneeUntil: inHours(4), snoozedUntil: null })
    const sleeps = await own({ snoozedUntil: inHours(5) })
    const longer = await own({ snoozedUntil: inHours(9) })
    expect(await post(support, `/${sleeps.id}/merge`, { into_id: longer.id })).toBe(204)
    const [first] = await db.select().from(complaint).where(eq(complaint.id, longer.id))
    expect(first!.snoozedUntil).toEqual(inHours(5))
  })

  it('is answered with what is kept ready, the doctor’s name filled in', async () => {
    await db.insert(tables.cannedAnswer).values({ name: 'কৃতজ্ঞতা', text: { bn: 'ধন্যবাদ, {doctor}।' }, category: 'sheet' })
    const { id: doctorId } = await buildDoctor(db, { name: 'ডা. {me} রহিম' })
    const made = await build({ doctorId, category: 'sheet' })
    const { answers } = (await ask(support, 'GET', `/${made.id}/canned-answers`)).json()
    const own = answers.find(({ name }: { name: string }) => name === 'কৃতজ্ঞতা')
    expect(own.text).toBe('ধন্যবাদ, ডা. {me} রহিম।')
    const refused = await test.office.inject({
      method: 'POST',
      url: '/api/v3/admin/canned-answers',
      headers: support.headers,
      payload: { fields: { name: 'ভুল', text: { bn: '{phone}' }, category: null, is_active: true } },
    })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['text']])
  })
})
