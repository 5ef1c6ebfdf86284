import { adminVideos, courseLecture, pendingVideos } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { days, hours } from '../../../testing/test-clock.ts'
import { codeOf, openVideoTest } from '../video-test.fixture.ts'

const test = await openVideoTest()
afterAll(() => test.close())

/** A schedule of its own for each test, so that neighbours are known. */
let scheduleId: number
let student: Awaited<ReturnType<typeof test.doctor>> & { enrolmentId: number }
beforeEach(async () => {
  scheduleId = (await buildSchedule(test.db, test.batch.id)).id
  const doctor = await test.doctor()
  student = { ...doctor, enrolmentId: (await test.enrol(doctor.id, { scheduleId })).id }
})

const row = (given: Partial<typeof tables.scheduleEvent.$inferInsert> = {}) =>
  buildScheduleEvent(test.db, scheduleId, { startsAt: test.after(-hours(2)), ...given })
const read = (path: string) => test.send('GET', `/courses/${student.enrolmentId}/${path}`, student.headers)
const lectureOf = async (id: number) => (await read(`events/${id}/lecture`)).json()

describe('a lecture', () => {
  it('is read with its recording, how far the doctor is, its sheets, and its neighbours', async () => {
    const video = await test.video({ subject: { bn: 'হৃদ্‌রোগ', en: 'Cardiology' } })
    const before = await row({ startsAt: test.after(-days(2)), title: { bn: 'আগের' } })
    await row({ startsAt: test.after(-days(1)), isCancelled: true })
    const own = await row({ videoId: video.id, videoUntil: test.after(days(3)) })
    await row({ kind: 'exam', startsAt: test.after(hours(1)) })
    const after = await row({ startsAt: test.after(days(1)), title: { bn: 'পরের' } })
    await test.db.insert(tables.videoProgress).values({
      ...{ doctorId: student.id, videoId: video.id, positionSeconds: 40, watched: '{[0,30)}', watchedSeconds: 30 },
      ...{ positionAt: test.clock.now(), updatedAt: test.clock.now() },
    })
    const [document] = await test.db
      .insert(tables.document)
      .values({ file: 'heart.pdf', pages: 4, bytes: 1, widthPoints: 1, heightPoints: 1 })
      .returning()
    const sheet = {
      batchId: test.batch.id,
      scheduleEventId: own.id,
      documentId: document!.id,
      subject: { bn: 'হৃদ্‌রোগ' },
    }
    await test.db.insert(tables.material).values([
      { ...sheet, kind: 'lecture_sheet', title: { bn: 'শিট' }, publishedAt: test.after(-1) },
      { ...sheet, kind: 'slides', title: { bn: 'কালকের স্লাইড' }, publishedAt: test.after(days(1)) },
      { ...sheet, kind: 'note', title: { bn: 'তুলে নেওয়া' }, publishedAt: test.after(-1), isActive: false },
    ])
    const body = await lectureOf(own.id)
    expect(courseLecture.response.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      lecture: {
        event_id: own.id,
        state: 'ready',
        last_day: test.after(days(3)).toISOString(),
        video: {
          id: video.id,
          subject: 'হৃদ্‌রোগ',
          duration_seconds: 100,
          watched_seconds: 30,
          position_seconds: 40,
          completed: false,
          smallest_bytes: 1000,
        },
        materials: [{ title: 'শিট', kind: 'lecture_sheet', pages: 4 }],
        exam: null,
      },
      previous: { event_id: before.id, title: 'আগের' },
      next: { event_id: after.id, title: 'পরের' },
    })
    expect((await read(`pending-videos/${own.id}`)).json()).toEqual(body)
    expect(await lectureOf(before.id)).toMatchObject({ previous: null, next: { event_id: own.id } })
  })

  it('shows no recording before it has begun, and says when it is over', async () => {
    const { id: videoId } = await test.video()
    const coming = await row({ videoId, startsAt: test.after(hours(1)) })
    const unrecorded = await row()
    const over = await row({ videoId, videoUntil: test.after(-1) })
    const shown = async (id: number) => {
      const { lecture } = await lectureOf(id)
      return [lecture.state, lecture.video?.id]
    }
    expect(await shown(coming.id)).toEqual(['upcoming', undefined])
    expect(await shown(unrecorded.id)).toEqual(['waiting', undefined])
    expect(await shown(over.id)).toEqual(['ended', videoId])
  })

  it('is not there when it is an exam alone or stands in another schedule', async () => {
    const exam = await row({ kind: 'exam' })
    const foreign = await test.lecture()
    for (const { id } of [exam, foreign]) expect(codeOf(await read(`events/${id}/lecture`))).toEqual([404, 'not_found'])
  })
})

describe('pending videos', () => {
  it('are those that can be watched and were not, nor joined live, with the nearest last day first', async () => {
    const record = async (given: Partial<typeof tables.scheduleEvent.$inferInsert> = {}) => {
      const { id: videoId } = await test.video()
      return row({ videoId, ...given })
    }
    const open = await record()
    const soon = await record({ videoUntil: test.after(days(2)) })
    const later = await record({ videoUntil: test.after(days(9)) })
    await record({ videoUntil: test.after(-1) })
    await record({ startsAt: test.after(1) })
    await record({ isCancelled: true })
    await row()
    const seen = await record()
    const half = await record({ videoUntil: test.after(days(30)) })
    const joined = await record({ endsAt: test.clock.now() })
    const at = { joinedAt: joined.startsAt, lastAt: joined.startsAt }
    await test.db.insert(tables.classAttendance).values({ doctorId: student.id, scheduleEventId: joined.id, ...at })
    const progress = (videoId: number | null, completedAt: Date | null) => ({
      ...{ doctorId: student.id, videoId: videoId!, completedAt },
      ...{ positionAt: test.clock.now(), updatedAt: test.clock.now() },
    })
    await test.db
      .insert(tables.videoProgress)
      .values([progress(seen.videoId, test.clock.now()), progress(half.videoId, null)])
    const body = (await read('pending-videos')).json()
    expect(pendingVideos.response.parse(body)).toEqual(body)
    expect(body.videos.map((each: { pending_video_id: number }) => each.pending_video_id)).toEqual(
      [soon, later, half, open].map(({ id }) => id),
    )
    expect(body.videos.map((each: { days_left: number | null }) => each.days_left)).toEqual([2, 9, 30, null])
  })
})

describe('videos given to a batch', () => {
  it('are listed as staff arranged them, within their window', async () => {
    const give = async (given: Partial<typeof tables.adminVideo.$inferInsert>) => {
      const { id: videoId } = await test.video()
      const [made] = await test.db
        .insert(tables.adminVideo)
        .values({ batchId: test.batch.id, videoId, publishedAt: test.after(-days(1)), ...given })
        .returning()
      return made!
    }
    const second = await give({ position: 2 })
    const first = await give({ position: 1, note: { bn: 'ক্লাসের আগে দেখুন' }, until: test.after(days(1)) })
    const coming = await give({ publishedAt: test.after(1) })
    const over = await give({ until: test.after(-1) })
    const body = (await read('admin-videos')).json()
    expect(adminVideos.response.parse(body)).toEqual(body)
    expect(body.videos.map((each: { admin_video_id: number }) => each.admin_video_id)).toEqual([first.id, second.id])
    expect((await read(`admin-videos/${first.id}`)).json()).toEqual({ admin_video: body.videos[0] })
    expect(body.videos[0]).toMatchObject({ note: 'ক্লাসের আগে দেখুন', until: test.after(days(1)).toISOString() })
    expect(codeOf(await read(`admin-videos/${coming.id}`))).toEqual([403, 'not_published_yet'])
    expect(codeOf(await read(`admin-videos/${over.id}`))).toEqual([403, 'forbidden'])
  })
})
