import type { notice, notices, ResponseOf, unread } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildCourseBatch, buildNotice, buildReader } from './notice-test.fixture.ts'

type List = ResponseOf<typeof notices>
type Headers = Record<string, string>

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ demo: false })
})
afterAll(() => test.close())

const ask = (method: 'GET' | 'POST', headers: Headers, path: string) =>
  test.app.inject({ method, url: `/api/v3/web/doctor${path}`, headers })
const listOf = async (headers: Headers, query = '') =>
  (await ask('GET', headers, `/notices${query}`)).json<List>().notices
const unreadOf = async (headers: Headers) => (await ask('GET', headers, '/unread')).json<ResponseOf<typeof unread>>()
const db = () => test.deps.database.db
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000)

describe('the list of notices', () => {
  it('has those for everybody, for the doctor’s courses and for their batches, pinned first, then newest first', async () => {
    const own = await buildCourseBatch(db())
    const other = await buildCourseBatch(db())
    const { headers } = await buildReader(db(), own)
    const oldForAll = await buildNotice(db(), { publishedAt: daysAgo(9), isPinned: true })
    const forBatch = await buildNotice(db(), { batchId: own.batchId, publishedAt: daysAgo(2) })
    const forCourse = await buildNotice(db(), { courseId: own.courseId, publishedAt: daysAgo(3) })
    const elsewhere = [
      await buildNotice(db(), { batchId: other.batchId }),
      await buildNotice(db(), { courseId: other.courseId }),
      await buildNotice(db(), { publishedAt: new Date(Date.now() + 3_600_000) }),
    ]
    const list = await listOf(headers)
    expect(list.map(({ id }) => id)).toEqual([oldForAll, forBatch, forCourse])
    expect(list[1]).toMatchObject({ audience: 'batch', place: 'বিসিএস প্রিলি সন্ধ্যা', is_unread: true, is_pinned: false })
    expect(list[1]?.summary).toBe('আগামীকালের ক্লাস রাত ৯টায়।'.normalize('NFC'))
    expect(list[2]?.place).toBe('বিসিএস')
    for (const id of elsewhere) expect((await ask('GET', headers, `/notices/${id}`)).statusCode).toBe(404)
    await db().delete(tables.notice).where(eq(tables.notice.audience, 'all'))
  })

  it('is for those who are enrolled now, not for those who wait or are done', async () => {
    const membership = await buildCourseBatch(db())
    await buildNotice(db(), { batchId: membership.batchId })
    for (const state of ['pending', 'ended', 'lapsed'] as const) {
      const { id, headers } = await buildReader(db(), membership)
      await db().update(tables.enrolment).set({ state }).where(eq(tables.enrolment.doctorId, id))
      expect(await listOf(headers), state).toEqual([])
    }
  })

  it('names each once to a doctor of two batches of a course, page by page', async () => {
    const membership = await buildCourseBatch(db())
    const [batch] = await db().select().from(tables.batch).where(eq(tables.batch.id, membership.batchId))
    const { id: _, searchKey: __, soundKey: ___, ...like } = batch!
    const [second] = await db().insert(tables.batch).values(like).returning({ batchId: tables.batch.id })
    const { headers } = await buildReader(db(), membership, { ...second!, scheduleId: membership.scheduleId })
    const ids: number[] = []
    for (let nth = 0; nth < 5; nth += 1)
      ids.push(await buildNotice(db(), { courseId: membership.courseId, publishedAt: daysAgo(nth) }))
    const pages: List[] = []
    for (const page of [1, 2, 3])
      pages.push((await ask('GET', headers, `/notices?page=${page}&per-page=2`)).json<List>())
    expect(pages.map((page) => page.notices.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ])
    expect(pages.map(({ more }) => more)).toEqual([true, true, false])
  })

  it('speaks English where there is English', async () => {
    const membership = await buildCourseBatch(db())
    const { headers } = await buildReader(db(), membership)
    await buildNotice(db(), { batchId: membership.batchId })
    const [row] = await listOf({ ...headers, cookie: 'lang=en' })
    expect(row).toMatchObject({
      title: 'A class has moved',
      place: 'BCS preliminary evening',
      summary: 'Tomorrow at 9 pm.',
    })
  })
})

describe('one notice', () => {
  it('comes as elements, with its link', async () => {
    const membership = await buildCourseBatch(db())
    const { headers } = await buildReader(db(), membership)
    const id = await buildNotice(db(), { batchId: membership.batchId, link: '/my/courses' })
    const { notice: found } = (await ask('GET', headers, `/notices/${id}`)).json<ResponseOf<typeof notice>>()
    expect(found.link).toBe('/my/courses')
    expect(found.body).toEqual([
      { tag: 'p', children: ['আগামীকালের ক্লাস ', { tag: 'strong', children: ['রাত ৯টায়'.normalize('NFC')] }, '।'] },
    ])
  })

  it('is new until it is opened, for this doctor alone', async () => {
    const membership = await buildCourseBatch(db())
    const [reader, other] = [await buildReader(db(), membership), await buildReader(db(), membership)]
    const id = await buildNotice(db(), { batchId: membership.batchId })
    await buildNotice(db(), { batchId: membership.batchId, publishedAt: daysAgo(5) })
    expect(await unreadOf(reader.headers)).toEqual({ notices: 2, complaints: 0 })
    await ask('GET', reader.headers, `/notices/${id}`)
    expect((await unreadOf(reader.headers)).notices).toBe(2)
    for (const _ of ['once', 'twice'])
      expect((await ask('POST', reader.headers, `/notices/${id}/read`)).json()).toEqual({ notices: 1, complaints: 0 })
    expect((await listOf(reader.headers)).map(({ is_unread }) => is_unread)).toEqual([false, true])
    expect(await listOf(reader.headers, '?only=unread')).toHaveLength(1)
    expect((await unreadOf(other.headers)).notices).toBe(2)
  })

  it('is no longer new after 60 days', async () => {
    const membership = await buildCourseBatch(db())
    const { headers } = await buildReader(db(), membership)
    await buildNotice(db(), { batchId: membership.batchId, publishedAt: daysAgo(61), isPinned: true })
    await buildNotice(db(), { batchId: membership.batchId, publishedAt: daysAgo(59) })
    expect((await listOf(headers)).map(({ is_unread }) => is_unread)).toEqual([false, true])
    expect((await unreadOf(headers)).notices).toBe(1)
  })
})

describe('having seen them all', () => {
  it('leaves nothing new, and leaves others alone', async () => {
    const membership = await buildCourseBatch(db())
    const [reader, other] = [await buildReader(db(), membership), await buildReader(db(), membership)]
    for (const _ of [1, 2, 3]) await buildNotice(db(), { batchId: membership.batchId })
    expect((await ask('POST', reader.headers, '/notices/read-all')).json()).toEqual({ notices: 0, complaints: 0 })
    expect((await unreadOf(other.headers)).notices).toBe(3)
  })
})

describe('new answers to complaints', () => {
  it('count once for each complaint, and not when the doctor wrote last or has read them', async () => {
    const { id: doctorId, headers } = await buildReader(db())
    const staff = await buildStaff(db())
    const raise = async (name: string, doctorReadAt: Date, messages: { staffId?: number; createdAt: Date }[]) => {
      const lastMessageAt = messages.at(-1)!.createdAt
      const [made] = await db()
        .insert(tables.complaint)
        .values({ doctorId, category: 'other', subject: name, clientKey: name, lastMessageAt, doctorReadAt })
        .returning({ complaintId: tables.complaint.id })
      await db()
        .insert(tables.complaintMessage)
        .values(messages.map((message, nth) => ({ ...made!, ...message, text: name, clientKey: `${nth}` })))
    }
    await raise('answered twice', daysAgo(3), [
      { createdAt: daysAgo(3) },
      { staffId: staff.id, createdAt: daysAgo(2) },
      { staffId: staff.id, createdAt: daysAgo(1) },
    ])
    await raise('read', daysAgo(1), [{ staffId: staff.id, createdAt: daysAgo(2) }])
    await raise('own', daysAgo(2), [{ createdAt: daysAgo(1) }])
    expect((await unreadOf(headers)).complaints).toBe(1)
  })
})

describe('who is let in', () => {
  const calls = [
    ['GET', '/notices'],
    ['GET', '/notices/ID'],
    ['GET', '/unread'],
    ['POST', '/notices/ID/read'],
    ['POST', '/notices/read-all'],
  ] as const

  it('nobody without a token or on an unverified device', async () => {
    const doctor = await buildDoctor(db())
    const unverified = await buildSignIn(db(), { doctorId: doctor.id, verified: false })
    for (const [method, path] of calls) {
      const address = path.replace('ID', '1')
      expect((await ask(method, {}, address)).statusCode, path).toBe(method === 'GET' ? 401 : 419)
      expect((await ask(method, { authorization: 'Bearer nobody' }, address)).statusCode, path).toBe(401)
      expect((await ask(method, unverified.headers, address)).statusCode, path).toBe(423)
    }
  })

  it('staff who look at the site as the doctor may look, and open nothing in their name', async () => {
    const membership = await buildCourseBatch(db())
    const { id: doctorId } = await buildReader(db(), membership)
    const id = await buildNotice(db(), { batchId: membership.batchId })
    const headers = await buildImpersonation(db(), { doctorId })
    const statuses: number[] = []
    for (const [method, path] of calls)
      statuses.push((await ask(method, headers, path.replace('ID', String(id)))).statusCode)
    expect(statuses).toEqual([200, 200, 200, 403, 403])
  })

  it('nobody to another batch’s notice, and nonsense is refused', async () => {
    const id = await buildNotice(db(), { batchId: (await buildCourseBatch(db())).batchId })
    const { headers } = await buildReader(db(), await buildCourseBatch(db()))
    const status = async (method: 'GET' | 'POST', path: string) => (await ask(method, headers, path)).statusCode
    expect(await status('GET', `/notices/${id}`)).toBe(404)
    expect(await status('POST', `/notices/${id}/read`)).toBe(404)
    expect(await status('GET', '/notices/abc')).toBe(422)
    expect(await status('POST', '/notices/abc/read')).toBe(422)
    expect(await status('GET', '/notices?only=read')).toBe(422)
    expect(await status('GET', '/notices?page=0')).toBe(422)
  })
})
