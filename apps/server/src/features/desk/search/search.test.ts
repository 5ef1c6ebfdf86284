import { searchOffice } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { localizeDigits } from '@prostuti/text/digits'
import { eq, isNotNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourse } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let manager: Session
let stranger: Session
let teacher: Session
const names = ['নুসরাত জাহান', 'Mahbubur Rahman', 'তৌহিদুল ইসলাম', 'Shormila Das', 'আব্দুল্লাহ আল মামুন', 'Farzana Yeasmin']
let phone: string
beforeAll(async () => {
  test = await buildTestOffice()
  manager = await test.signInStaff({ role: 'manager' })
  stranger = await test.signInStaff({ role: 'manager', courseIds: [], branchIds: [] })
  teacher = await test.signInStaff({ role: 'teacher' })
  const { db } = test.deps.database
  for (const [nth, name] of names.entries()) {
    const made = await buildDoctor(db)
    const bmdc = `A-99${nth}07`
    await db.update(tables.doctor).set({ name, bmdc }).where(eq(tables.doctor.id, made.id))
    if (nth === 0) phone = made.phone
  }
})
afterAll(() => test.close())

const askAt = (path: string, q: string, { headers }: Session) =>
  test.office.inject({ url: `/api/v3/admin/${path}?q=${encodeURIComponent(q)}`, headers })
const search = async (q: string, { headers }: Session = manager) => {
  const answer = await test.office.inject({ url: `${searchOffice.path}?q=${encodeURIComponent(q)}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return searchOffice.response.parse(answer.json()).hits
}
const doctors = async (q: string, who?: Session) =>
  (await search(q, who)).filter(({ kind }) => kind === 'doctor').map(({ title }) => title)

describe('a doctor', () => {
  it.each([
    ['নুসরাত', names[0]],
    ['nusrat jahan', names[0]],
    ['nushrat jahan', names[0]],
    ['নুশরাত যাহান', names[0]],
    ['Dr. Nusrat', names[0]],
    ['মাহবুবুর রহমান', names[1]],
    ['mahbubar rahman', names[1]],
    ['mahabubur rohman', names[1]],
    ['towhidul islam', names[2]],
    ['tawhidul islam', names[2]],
    ['তৌহীদুল', names[2]],
    ['শর্মিলা দাস', names[3]],
    ['sharmila das', names[3]],
    ['abdullah al mamun', names[4]],
    ['আবদুল্লাহ মামুন', names[4]],
    ['ফারজানা ইয়াসমিন', names[5]],
    ['farjana yasmin', names[5]],
  ])('is found by %s', async (typed, name) => {
    expect(await doctors(typed)).toContain(name)
  })

  it('is found by the end of their phone and by their BMDC number, in any digits, and their phone is not told', async () => {
    expect(await doctors(phone.slice(-4))).toContain(names[0])
    expect(await doctors(`0${phone.slice(4)}`)).toEqual([names[0]])
    expect(await doctors('A-99007')).toEqual([names[0]])
    expect(await doctors('৯৯১০৭')).toContain(names[1])
    const [hit] = await search('a99007')
    expect(JSON.stringify(hit)).not.toContain(phone)
  })

  it('is not found by more of their number than its end, so that nobody reads it digit by digit', async () => {
    for (const length of [5, 6, 7, 8, 9]) expect(await doctors(phone.slice(-length)), String(length)).toEqual([])
  })

  it('is not found by trying out numbers', async () => {
    const guesser = await test.signInStaff({ role: 'accounts' })
    const guess = (q: string) => askAt('search', q, guesser)
    for (let at = 0; at < 60; at += 1) await guess(`017#0000${String(at).padStart(4, '0')}`)
    expect((await guess(phone)).statusCode).toBe(429)
    // Nor beside a name, nor twice, nor in other digits, nor at another desk.
    const own = `0${phone.slice(4)}`
    for (const typed of [`নুসরাত ${own} ${own}`, `nusrat ${localizeDigits(own, 'bn')}`, `nusrat, ${own}`])
      expect((await guess(typed)).statusCode, typed).toBe(429)
    for (const path of ['doctors', 'till'])
      expect((await askAt(path, `nusrat ${own}`, guesser)).statusCode, path).toBe(429)
    expect((await guess('নুসরাত')).statusCode).toBe(200)
  })

  it('is nobody to who may not see doctors, and to who has none of their courses', async () => {
    expect(await doctors('নুসরাত', teacher)).toEqual([])
    expect(await doctors('নুসরাত', stranger)).toEqual([])
  })
})

describe('other things', () => {
  it('are found by their numbers and words, each by its right and scope', async () => {
    const { db } = test.deps.database
    const [paper] = await db.select().from(tables.paper).where(ne(tables.paper.kind, 'practice')).limit(1)
    const hits = await search(paper!.title.bn)
    expect(hits).toContainEqual(expect.objectContaining({ kind: 'paper', title: paper!.title.bn }))
    expect(await search(paper!.title.bn, stranger)).toEqual([])
    const [receipt] = await db.select().from(tables.invoice).limit(1)
    const accounts = await test.signInStaff({ role: 'accounts' })
    const money = await search(String(receipt!.number).padStart(6, '0'), accounts)
    expect(money).toContainEqual(expect.objectContaining({ kind: 'receipt', id: receipt!.number }))
    expect((await search(String(receipt!.number), teacher)).filter(({ kind }) => kind === 'receipt')).toEqual([])
    const [parcel] = await db.select().from(tables.sheetDelivery).limit(1)
    const parcels = await search(parcel!.invoice.toLowerCase())
    expect(parcels).toContainEqual(expect.objectContaining({ kind: 'parcel', id: parcel!.id }))
    const [version] = await db.select().from(tables.questionVersion).limit(1)
    const words = version!.text.bn.split(' ').slice(0, 4).join(' ')
    const questions = await search(words)
    expect(questions.some(({ kind }) => kind === 'question')).toBe(true)
    expect(JSON.stringify(questions)).not.toContain('"key"')
  })

  it('are a batch, its course, an event and a teacher by the beginnings of their words, within the bounds of the member', async () => {
    const { db } = test.deps.database
    const [batch] = await db.select().from(tables.batch).limit(1)
    const bounded = await test.signInStaff({ role: 'teacher', courseIds: [batch!.courseId] })
    const named = async (kind: string, { bn }: { bn: string }, who?: Session) =>
      (await search(bn.split(' ').toReversed().join(' '), who)).some((hit) => hit.kind === kind && hit.title === bn)
    expect(await named('batch', batch!.title)).toBe(true)
    expect(await named('batch', batch!.title, bounded)).toBe(true)
    expect(await named('batch', batch!.title, stranger)).toBe(false)
    const [course] = await db.select().from(tables.course).where(eq(tables.course.id, batch!.courseId))
    expect(await named('course', course!.title, bounded)).toBe(true)
    expect(await named('course', course!.title, stranger)).toBe(false)
    const [event] = await db.select().from(tables.event).where(isNotNull(tables.event.contactId)).limit(1)
    expect(await named('event', event!.name)).toBe(true)
    expect(await named('event', event!.name, stranger)).toBe(false)
    const [person] = await db.select().from(tables.teacher).limit(1)
    expect(await named('teacher', person!.name, bounded)).toBe(true)
  })

  it('is a question only to who may see it, and before its exam is over to managers alone', async () => {
    const { db } = test.deps.database
    const { course: own } = await buildCourse(db)
    const hour = 3_600_000
    const buildAsked = async (from: number, courseId = own.id) => {
      const opensAt = new Date(Date.now() + from * hour)
      const { questions } = await buildPaper(db, { courseId, opensAt, closesAt: new Date(opensAt.getTime() + hour) })
      return questions[0]!.id
    }
    const [over, running, planned] = [await buildAsked(-48), await buildAsked(-0.5), await buildAsked(48)]
    const elsewhere = await buildAsked(-48, (await buildCourse(db)).course.id)
    const seen = async (given: Parameters<TestOffice['signInStaff']>[0]) => {
      const who = await test.signInStaff(given)
      const found = []
      for (const id of [over, running, planned, elsewhere])
        found.push((await search(String(id), who)).some((hit) => hit.kind === 'question' && hit.id === id))
      return found
    }
    expect(await seen({ role: 'support' })).toEqual([false, false, false, false])
    expect(await seen({ role: 'teacher' })).toEqual([false, false, false, false])
    const reviewer = { role: 'teacher' as const, duties: ['review' as const] }
    expect(await seen({ ...reviewer, courseIds: [own.id] })).toEqual([true, false, false, false])
    expect(await seen({ role: 'manager', courseIds: [own.id] })).toEqual([true, true, true, false])
    await db.update(tables.paperQuestion).set({ questionId: over }).where(eq(tables.paperQuestion.questionId, planned))
    expect(await seen(reviewer)).toEqual([false, false, true, true])
  })

  it.each(['%', "'; drop table doctor", '....', '০', '9'.repeat(60)])('are not upset by %s', async (typed) => {
    await search(typed)
  })
})
