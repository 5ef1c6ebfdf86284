import { noticeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBranch, buildSchedule } from '../../../testing/builders/build-batch.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openLive } from '../../../testing/open-live.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { buildCourseBatch, buildReader } from '../notice-test.fixture.ts'
import { tellPlannedNotices } from './tell-notice.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let manager: Session
let address: string
beforeAll(async () => {
  test = await buildTestOffice()
  manager = await test.signInStaff()
  address = await test.app.listen()
})
afterAll(() => test.close())

const db = () => test.deps.database.db
const { path } = noticeResource
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const fieldsFor = (to: object, more: object = {}) => ({
  audience: 'all',
  course_id: null,
  batch_id: null,
  schedule_id: null,
  title: { bn: 'ক্লাস বন্ধ' },
  body: { bn: '<p onclick="x()">আজ ক্লাস নেই।</p><script>1</script>' },
  link: null,
  is_pinned: false,
  published_at: null,
  until: null,
  ...to,
  ...more,
})
const toBatch = ({ batchId }: { batchId: number }) => ({ audience: 'batch', batch_id: batchId })
const toCourse = ({ courseId }: { courseId: number }) => ({ audience: 'course', course_id: courseId })
const post = (url: string, payload: object, { headers }: Session = manager) =>
  test.office.inject({ method: 'POST', url, payload, headers })
const get = (url: string, { headers }: Session = manager) => test.office.inject({ url, headers })
const write = (fields: object, by: Session = manager) => post(path, { fields }, by)
const idOf = async (fields: object) => (await write(fields)).json<{ id: number }>().id
const seenBy = async (headers: Record<string, string>) => {
  const answer = await test.app.inject({ url: '/api/v3/web/doctor/notices', headers })
  return answer.json<{ notices: { id: number }[] }>().notices.map(({ id }) => id)
}

describe('a member of one branch', () => {
  it('tells their own branch alone, and reads what more than theirs was told', async () => {
    const online = await buildCourseBatch(db())
    const [own, other] = [await buildBranch(db()), await buildBranch(db())]
    const at = (batchId: number, contactId: number) => buildSchedule(db(), batchId, { mode: 'branch', contactId })
    const [theirs, shared] = [await buildCourseBatch(db()), await buildCourseBatch(db())]
    const [ownSchedule, otherSchedule] = [await at(shared.batchId, own.id), await at(shared.batchId, other.id)]
    await at(theirs.batchId, other.id)
    const toSchedule = ({ id }: { id: number }) => ({ audience: 'schedule', schedule_id: id })
    const [told, hidden, everybody] = [
      await idOf(fieldsFor(toBatch(shared))),
      await idOf(fieldsFor(toSchedule(otherSchedule))),
      await idOf(fieldsFor({})),
    ]
    for (const role of ['manager', 'support'] as const) {
      const member = await test.signInStaff({ role, branchIds: [own.id] })
      const answers = async (to: object) => (await write(fieldsFor(to), member)).statusCode
      expect([await answers(toBatch(online)), await answers(toSchedule(ownSchedule))]).toEqual([201, 201])
      const refused = [{}, toCourse(online), toBatch(theirs), toBatch(shared), toSchedule(otherSchedule)]
      for (const to of refused) expect(await answers(to), JSON.stringify(to)).toBe(422)
      const read = async (id: number) => (await get(`${path}/${id}`, member)).statusCode
      expect([await read(told), await read(everybody), await read(hidden)]).toEqual([200, 200, 404])
      const withdraw = async (id: number) =>
        (await post(`${path}/${id}/withdrawal`, { withdrawn: true }, member)).statusCode
      expect([await withdraw(told), await withdraw(everybody), await withdraw(hidden)]).toEqual([404, 404, 404])
    }
  })
})

describe('a notice from the office', () => {
  it('is before whoever it is for at once, on pages that are open too, and before nobody else', async () => {
    const [own, other] = [await buildCourseBatch(db()), await buildCourseBatch(db())]
    const [reader, stranger] = [await buildReader(db(), own), await buildReader(db(), other)]
    const [inside, outside] = [await openLive(address, reader.headers), await openLive(address, stranger.headers)]
    await eventually(() => expect([inside, outside].map(({ seen }) => seen.messages)).toEqual([['resync'], ['resync']]))
    const answer = await write(fieldsFor(toBatch(own)))
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: number }>()
    await eventually(() => expect(inside.seen.messages.slice(1)).toEqual([{ kind: 'notice', id }]))
    expect(outside.seen.messages).toHaveLength(1)
    expect(await seenBy(reader.headers)).toContain(id)
    expect(await seenBy(stranger.headers)).not.toContain(id)
    const [row] = await db().select().from(tables.notice).where(eq(tables.notice.id, id))
    expect(row).toMatchObject({ body: { bn: '<p>আজ ক্লাস নেই।</p>' }, staffId: manager.staffId })

    // Taken back, it is gone, and open pages hear of that too; put out again, it is there.
    expect((await post(`${path}/${id}/withdrawal`, { withdrawn: true })).json()).toEqual({ state: 'withdrawn' })
    await eventually(() => expect(inside.seen.messages).toHaveLength(3))
    expect(await seenBy(reader.headers)).not.toContain(id)
    const one = await test.app.inject({ url: `/api/v3/web/doctor/notices/${id}`, headers: reader.headers })
    expect(one.statusCode).toBe(404)
    await post(`${path}/${id}/withdrawal`, { withdrawn: false })
    expect(await seenBy(reader.headers)).toContain(id)
    const [entry] = await db().select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1)
    expect(entry).toMatchObject({ action: 'notice_put_back', before: { state: 'withdrawn' }, after: { state: 'out' } })
    await Promise.all([inside.leave(), outside.leave()])
  })

  it('that is planned comes when its moment comes, and is told of once, whoever sweeps', async () => {
    const own = await buildCourseBatch(db())
    const reader = await buildReader(db(), own)
    const live = await openLive(address, reader.headers)
    await eventually(() => expect(live.seen.messages).toEqual(['resync']))
    const id = await idOf(fieldsFor(toBatch(own), { published_at: inHours(2) }))
    expect(await seenBy(reader.headers)).not.toContain(id)
    const sweep = (hours: number) =>
      db().transaction((tx) => tellPlannedNotices(tx, new Date(Date.now() + hours * hour)))
    expect(await sweep(1)).toBe(0)
    const counts = await Promise.all([sweep(3), sweep(3), sweep(3)])
    expect(counts.reduce((one, other) => one + other)).toBe(1)
    expect(await sweep(3)).toBe(0)
    await eventually(() => expect(live.seen.messages.slice(1)).toEqual([{ kind: 'notice', id }]))
    await live.leave()
  })

  it('that was planned and withdrawn does not come', async () => {
    const id = await idOf(fieldsFor(toBatch(await buildCourseBatch(db())), { published_at: inHours(2) }))
    await post(`${path}/${id}/withdrawal`, { withdrawn: true })
    expect(await db().transaction((tx) => tellPlannedNotices(tx, new Date(Date.now() + 3 * hour)))).toBe(0)
  })

  it('keeps its audience and its moment once it is out', async () => {
    const [own, other] = [await buildCourseBatch(db()), await buildCourseBatch(db())]
    const id = await idOf(fieldsFor(toBatch(own)))
    const { fields } = (await get(`${path}/${id}`)).json()
    const moved = await post(`${path}/${id}`, { version: 1, fields: { ...fields, ...toBatch(other) } })
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, ['audience']])
    const later = { ...fields, published_at: inHours(5), title: { bn: 'নতুন শিরোনাম' } }
    expect((await post(`${path}/${id}`, { version: 1, fields: later })).statusCode).toBe(200)
    expect((await get(`${path}/${id}`)).json().fields).toMatchObject({
      published_at: fields.published_at,
      title: later.title,
    })
  })

  it.each([
    ['javascript:alert(1)', 422],
    ['//elsewhere.example', 422],
    ['http://elsewhere.example/', 422],
    ['my/courses', 422],
    ['/my/courses', 201],
    ['https://bcps.edu.bd/notice', 201],
  ])('with the link %s answers %i', async (link, status) => {
    const answer = await write(fieldsFor(toBatch(await buildCourseBatch(db())), { link }))
    expect(answer.statusCode, answer.body).toBe(status)
    if (status === 422) expect(Object.keys(answer.json().errors)).toEqual(['link'])
  })

  it('is refused without words, for nobody, and when it would be over before it begins', async () => {
    const errorsOf = async (fields: object) => Object.keys((await write(fields)).json().errors)
    const own = toBatch(await buildCourseBatch(db()))
    expect(await errorsOf(fieldsFor(own, { body: { bn: '<p></p>' } }))).toEqual(['body.bn'])
    expect(await errorsOf(fieldsFor({ audience: 'batch' }))).toEqual(['batch_id'])
    expect(await errorsOf(fieldsFor({ audience: 'course', course_id: 999_999 }))).toEqual(['course_id'])
    expect(await errorsOf(fieldsFor(own, { published_at: inHours(2), until: inHours(1) }))).toEqual(['until'])
  })
})

describe('who writes to whom', () => {
  it('support writes to a batch and to nobody more, and leaves what the centre said alone', async () => {
    const support = await test.signInStaff({ role: 'support' })
    const own = await buildCourseBatch(db())
    expect((await write(fieldsFor({}), support)).statusCode).toBe(422)
    expect((await write(fieldsFor(toCourse(own)), support)).statusCode).toBe(422)
    expect((await write(fieldsFor(toBatch(own)), support)).statusCode).toBe(201)
    const forAll = await idOf(fieldsFor({}))
    const { fields } = (await get(`${path}/${forAll}`, support)).json()
    expect((await post(`${path}/${forAll}`, { version: 1, fields }, support)).statusCode).toBe(404)
    expect((await post(`${path}/${forAll}/withdrawal`, { withdrawn: true }, support)).statusCode).toBe(404)
  })

  it('whoever has courses of their own sees and writes theirs alone', async () => {
    const [own, other] = [await buildCourseBatch(db()), await buildCourseBatch(db())]
    const bounded = await test.signInStaff({ role: 'manager', courseIds: [own.courseId] })
    const mine = [await idOf(fieldsFor(toCourse(own))), await idOf(fieldsFor(toBatch(own)))]
    const theirs = [await idOf(fieldsFor(toCourse(other))), await idOf(fieldsFor({}))]
    const { rows } = (await get(path, bounded)).json()
    expect(rows.map(({ id }: { id: number }) => id)).toEqual(mine.toReversed())
    for (const id of theirs) expect((await get(`${path}/${id}`, bounded)).statusCode).toBe(404)
    expect((await write(fieldsFor({}), bounded)).statusCode).toBe(422)
    expect((await write(fieldsFor(toBatch(other)), bounded)).statusCode).toBe(422)
    expect((await write(fieldsFor(toBatch(own)), bounded)).statusCode).toBe(201)
  })
})

describe('the list', () => {
  it('says how many a notice reaches and how many opened it, newest first, reminders left out', async () => {
    const own = await buildCourseBatch(db())
    const [reader] = [await buildReader(db(), own), await buildReader(db(), own)]
    const id = await idOf(fieldsFor(toBatch(own)))
    await db()
      .insert(tables.notice)
      .values({
        ...fieldsFor({}),
        audience: 'batch',
        batchId: own.batchId,
        publishedAt: new Date(),
        isAutomatic: true,
        until: null,
      })
    await test.app.inject({
      method: 'POST',
      url: `/api/v3/web/doctor/notices/${id}/read`,
      headers: reader.headers,
      payload: {},
    })
    const page = (await get(`${path}?course=${own.courseId}`)).json()
    expect(noticeResource.list.response.parse(page).rows).toMatchObject([
      { id, audience: 'batch', state: 'out', reaches: 2, reads: 1, to: [{ bn: expect.any(String) }] },
    ])
    expect((await get(`${path}/reach?audience=batch&id=${own.batchId}`)).json()).toMatchObject({
      doctors: 2,
      sample: { length: 2 },
    })
    expect((await get(`${path}/reach?audience=course&id=${own.courseId}`)).json()).toMatchObject({
      doctors: 2,
      sample: { length: 2 },
    })
    expect((await get(`${path}/reach?audience=batch&id=999999`)).statusCode).toBe(404)
    for (const state of ['planned', 'over', 'withdrawn', 'out']) {
      const { rows } = (await get(`${path}?course=${own.courseId}&state=${state}`)).json()
      expect(rows, state).toHaveLength(state === 'out' ? 1 : 0)
    }
  })
})
