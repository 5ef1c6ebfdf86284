import { readFile } from 'node:fs/promises'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { type MediaTest, openMediaTest } from '../media-test.fixture.ts'

let test: MediaTest
let headers: Record<string, string>
beforeAll(async () => {
  test = await openMediaTest()
  headers = (await test.signInStaff()).headers
})
afterAll(() => test.close())

const demo = (name: string) =>
  readFile(new URL(`../../../../../../packages/db/src/seed/demo-files/documents/${name}`, import.meta.url))
const bring = async (name: string) => test.bring(headers, await demo(name), { kind: 'document', name })
const make = async (path: string, fields: object): Promise<number> => {
  const made = await test.send('POST', path, headers, { fields })
  expect([made.statusCode, made.json().errors]).toEqual([201, undefined])
  return made.json().id
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('a document', () => {
  it('comes as a PDF, is shown page by page, given to a batch, read there, and replaced under the same number', async () => {
    const refused = await test.send('POST', '/documents', headers, { fields: { name: 'নোট', upload: null } })
    expect(refused.json().errors).toHaveProperty('upload')
    const id = await make('/documents', { name: ' reading  abg ', upload: await bring('reading-abg.pdf') })
    const page = await test.send('GET', `/documents/${id}/pages/1?width=320`, headers)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp'])
    const before = (await test.send('GET', `/documents/${id}/desk`, headers)).json()
    expect((await test.send('GET', `/documents/${id}/pages/${before.pages + 1}?width=320`, headers)).statusCode).toBe(
      404,
    )

    const batch = await buildBatch(test.db, await buildCourse(test.db))
    const words = {
      kind: 'note',
      subject: { bn: 'ফিজিওলজি' },
      title: { bn: 'এবিজি' },
      download_allowed: true,
      is_active: true,
    }
    const about = { batch_id: batch.id, schedule_event_id: null, document_id: id, ...words }
    const early = { ...about, published_at: inHours(1), until: inHours(-1) }
    expect((await test.send('POST', '/materials', headers, { fields: early })).json().errors).toHaveProperty('until')
    const materialId = await make('/materials', { ...about, published_at: inHours(-1), until: inHours(1) })

    const schedule = await buildSchedule(test.db, batch.id)
    const doctor = await buildDoctor(test.db)
    const { headers: theirs } = await buildSignIn(test.db, { doctorId: doctor.id })
    const [enrolled] = await test.db
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
      .returning()
    const read = (path: string) =>
      test.app.inject({ url: `/api/v3/web/doctor/courses/${enrolled!.id}/materials${path}`, headers: theirs })
    const taken = await read(`/${materialId}/file`)
    expect(taken.rawPayload).toEqual(await demo('reading-abg.pdf'))

    const save = { version: 1, fields: { name: 'renal', upload: await bring('renal-revision.pdf') } }
    expect((await test.send('POST', `/documents/${id}`, headers, save)).statusCode).toBe(200)
    expect((await read(`/${materialId}/file`)).rawPayload).toEqual(await demo('renal-revision.pdf'))
    expect((await test.send('GET', `/documents/${id}/desk`, headers)).json()).toMatchObject({
      uses: [{ kind: 'material', id: materialId }],
      edition: expect.not.stringMatching(before.edition),
    })

    // After its last moment it is listed no more, and not opened by its address.
    await test.db
      .update(tables.material)
      .set({ until: new Date(Date.now() - 1000) })
      .where(eq(tables.material.id, materialId))
    expect((await read('')).json().subjects).toEqual([])
    expect((await read(`/${materialId}/file`)).statusCode).toBe(403)
  })
})

describe('a material beside a lecture', () => {
  it('is seen on the page of that lecture while it lies there, and beside no lecture of another batch', async () => {
    const document_id = await make('/documents', { name: 'abg', upload: await bring('reading-abg.pdf') })
    const hold = async () => {
      const batch = await buildBatch(test.db, await buildCourse(test.db))
      const schedule = await buildSchedule(test.db, batch.id)
      const startsAt = new Date(Date.now() - 86_400_000)
      const lecture = await buildScheduleEvent(test.db, schedule.id, { startsAt })
      const exam = await buildScheduleEvent(test.db, schedule.id, { startsAt, kind: 'exam' })
      return { batch, schedule, lecture, exam }
    }
    const [own, other] = [await hold(), await hold()]
    const fields = (lectureId: number | null) => ({
      ...{ batch_id: own.batch.id, schedule_event_id: lectureId, document_id, kind: 'lecture_sheet' },
      ...{ subject: { bn: 'ফিজিওলজি' }, title: { bn: 'এবিজি' }, download_allowed: false, is_active: true },
      ...{ published_at: inHours(-1), until: null },
    })
    for (const { id } of [other.lecture, own.exam])
      expect((await test.send('POST', '/materials', headers, { fields: fields(id) })).json().errors).toHaveProperty(
        'schedule_event_id',
      )
    const id = await make('/materials', fields(own.lecture.id))
    const listed = (await test.send('GET', `/materials?lecture=${own.lecture.id}`, headers)).json()
    expect(listed.rows).toMatchObject([{ id, lecture: own.lecture.title }])

    const doctor = await buildDoctor(test.db)
    const { headers: theirs } = await buildSignIn(test.db, { doctorId: doctor.id })
    const [enrolled] = await test.db
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: own.batch.id, scheduleId: own.schedule.id })
      .returning()
    const beside = async () => {
      const url = `/api/v3/web/doctor/courses/${enrolled!.id}/events/${own.lecture.id}/lecture`
      return (await test.app.inject({ url, headers: theirs })).json().lecture.materials
    }
    expect(await beside()).toMatchObject([{ id, title: 'এবিজি' }])
    const taken = await test.send('POST', `/materials/${id}`, headers, { version: 1, fields: fields(null) })
    expect([taken.statusCode, await beside()]).toEqual([200, []])
  })
})

describe('a book', () => {
  it('has chapters on pages that it has, counted as they are printed', async () => {
    const document_id = await make('/documents', { name: 'ecg', upload: await bring('ecg-easy-reading.pdf') })
    const [file] = await test.db.select().from(tables.document).where(eq(tables.document.id, document_id))
    const { pages } = file!
    const { course } = await buildCourse(test.db)
    const book = {
      document_id,
      title: { bn: 'ইসিজি' },
      author: 'Hampton',
      edition: null,
      course_ids: [course.id],
      is_active: true,
    }
    const chapters = (page_no: number) => [{ title: { bn: 'অক্ষ' }, page_no }]
    const stray = { ...book, first_page_no: 11, chapters: chapters(11 + pages) }
    expect((await test.send('POST', '/reference-books', headers, { fields: stray })).json().errors).toHaveProperty([
      'chapters.0.page_no',
    ])
    const id = await make('/reference-books', { ...book, first_page_no: 11, chapters: chapters(10 + pages) })
    const form = (await test.send('GET', `/reference-books/${id}`, headers)).json()
    expect(form.fields).toMatchObject({
      first_page_no: 11,
      chapters: [{ page_no: 10 + pages }],
      course_ids: [course.id],
    })
    const less = { version: 1, fields: { ...form.fields, course_ids: [] } }
    expect((await test.send('POST', `/reference-books/${id}`, headers, less)).statusCode).toBe(200)
    expect((await test.send('GET', `/reference-books/${id}`, headers)).json().fields.course_ids).toEqual([])
  })

  it('stays in courses that are not those of whoever saves it', async () => {
    const document_id = await make('/documents', { name: 'ecg', upload: await bring('ecg-easy-reading.pdf') })
    const courses = [await buildCourse(test.db), await buildCourse(test.db), await buildCourse(test.db)]
    const [mine, alsoMine, theirs] = courses.map(({ course }) => course.id)
    const book = {
      ...{ document_id, title: { bn: 'ইসিজি' }, author: 'Hampton', edition: null, first_page_no: 1, chapters: [] },
      ...{ course_ids: [mine, alsoMine, theirs], is_active: true },
    }
    const id = await make('/reference-books', book)
    const bound = await test.signInStaff({ role: 'teacher', courseIds: [mine!, alsoMine!] })
    const save = (course_ids: unknown[], version: number) =>
      test.send('POST', `/reference-books/${id}`, bound.headers, { version, fields: { ...book, course_ids } })
    // A form that shows a member their own courses names no others.
    expect((await save([mine], 1)).statusCode).toBe(200)
    const read = async () => (await test.send('GET', `/reference-books/${id}`, headers)).json().fields.course_ids
    expect(await read()).toEqual([mine, theirs])
    expect((await save([alsoMine, theirs], 2)).statusCode).toBe(200)
    expect(await read()).toEqual([alsoMine, theirs])
  })
})

describe('a shelf', () => {
  it('keeps its videos in their order, and asks for no more of them than it has', async () => {
    const embed = { source: 'embed', embedLink: 'https://youtu.be/aqz-KE-bpKQ', durationSeconds: 9 } as const
    const videos = await test.db
      .insert(tables.video)
      .values([1, 2, 3].map(() => ({ title: { bn: 'ক' }, ...embed })))
      .returning({ id: tables.video.id })
    const ids = videos.map(({ id }) => id).toReversed()
    const shelf = {
      ...{ course_id: null, title: { bn: 'তাক' }, summary: { bn: 'ক্লাস' }, month_paisa: 10_000, refund_hours: 24 },
      durations: [90, 30].map((days) => ({ days, percent_off: 5 })),
      ...{ least_videos: 2, video_ids: ids, is_active: true },
    }
    const id = await make('/shelves', shelf)
    const read = async () => (await test.send('GET', `/shelves/${id}`, headers)).json()
    expect((await read()).fields).toMatchObject({ video_ids: ids, durations: [{ days: 30 }, { days: 90 }] })
    const save = (more: object) =>
      test.send('POST', `/shelves/${id}`, headers, { version: 1, fields: { ...shelf, ...more } })
    expect((await save({ video_ids: ids.slice(0, 1) })).json().errors).toHaveProperty('least_videos')
    const twice = [30, 30].map((days) => ({ days, percent_off: 0 }))
    expect((await save({ durations: twice })).json().errors).toHaveProperty(['durations.1.days'])
    expect((await save({ video_ids: ids.slice(1) })).statusCode).toBe(200)
    expect((await read()).fields.video_ids).toEqual(ids.slice(1))

    // Another one goes before it, and doctors see them so; one that is hidden they do not see.
    const second = await make('/shelves', { ...shelf, title: { bn: 'দ্বিতীয়' } })
    const { headers: theirs } = await buildSignIn(test.db, { doctorId: (await buildDoctor(test.db)).id })
    const shown = async () => {
      const { shelves } = (await test.app.inject({ url: '/api/v3/web/doctor/subscriptions', headers: theirs })).json()
      return shelves.map((each: { id: number }) => each.id)
    }
    expect(await shown()).toEqual([id, second])
    expect((await test.send('POST', '/shelves/order', headers, { id: second, before: id })).statusCode).toBe(200)
    expect(await shown()).toEqual([second, id])
    const hide = { version: 1, fields: { ...shelf, is_active: false } }
    expect((await test.send('POST', `/shelves/${second}`, headers, hide)).statusCode).toBe(200)
    expect(await shown()).toEqual([id])
  })
})
