import type { BodyOf } from '@prostuti/contract'
import type { saveTimetableSheet } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import {
  buildBatch,
  buildBranch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { openLive } from '../../../testing/open-live.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

const { auditEntry, enrolment, holiday, liveClass, notice, resourceRevision, scheduleEvent, teacher } = tables

let test: TestOffice
let db: TestOffice['deps']['database']['db']
let manager: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  // On the morning of the first class.
  test = await buildTestOffice({ clock: () => new Date('2026-11-16T04:00:00Z') })
  db = test.deps.database.db
  manager = await test.signInStaff()
})
afterAll(() => test.close())

const monday = new Date('2026-11-16T14:00:00Z')

async function openSheet() {
  const place = await buildCourse(db)
  const batch = await buildBatch(db, place, { startsOn: '2026-11-01', endsOn: '2026-12-31' })
  const [online, branch] = [
    await buildSchedule(db, batch.id),
    await buildSchedule(db, batch.id, { mode: 'branch', contactId: (await buildBranch(db)).id }),
  ]
  const [by] = await db
    .insert(teacher)
    .values({ name: { bn: 'ডা. রেহানা' }, subject: { bn: 'মেডিসিন' }, qualifications: 'FCPS' })
    .returning()
  const first = await buildScheduleEvent(db, online.id, { startsAt: monday, teacherId: by!.id })
  const second = await buildScheduleEvent(db, branch.id, { startsAt: new Date('2026-11-18T14:00:00Z') })
  return {
    place,
    batch,
    online,
    branch,
    teacherId: by!.id,
    first,
    second,
    url: `/api/v3/admin/batches/${batch.id}/timetable`,
  }
}

type Sheet = Awaited<ReturnType<typeof openSheet>>
type Sent = BodyOf<typeof saveTimetableSheet>

const read = async (sheet: Sheet, headers = manager.headers) => test.office.inject({ url: sheet.url, headers })
const save = (sheet: Sheet, sent: Partial<Sent>, headers = manager.headers) =>
  test.office.inject({
    method: 'POST',
    url: sheet.url,
    headers,
    payload: { version: 0, added: [], changed: [], removed: [], notice: null, ...sent },
  })

const newRow = (sheet: Sheet) => ({
  schedule_id: sheet.online.id,
  date: '2026-11-22',
  starts: '23:30',
  minutes: 60,
  kind: 'lecture' as const,
  title: { bn: ' নতুন  ক্লাস ' },
  subject: null,
  teacher_id: sheet.teacherId,
  hall: null,
  questions: null,
  paper_id: null,
  syllabus: null,
  video_id: null,
  is_cancelled: false,
})

async function enrol(sheet: Sheet, scheduleId: number) {
  const doctor = await buildDoctor(db)
  await db.insert(enrolment).values({ doctorId: doctor.id, batchId: sheet.batch.id, scheduleId })
  return doctor
}

describe('a sheet', () => {
  it('shows the rows of all schedules by Dhaka’s clock, with whom they reach and who is taken elsewhere', async () => {
    const sheet = await openSheet()
    await enrol(sheet, sheet.online.id)
    await db
      .insert(holiday)
      .values({ day: '2026-12-18', name: { bn: 'ছুটির দিন' } })
      .onConflictDoNothing()
    const other = await buildBatch(db, await buildCourse(db))
    await buildScheduleEvent(db, (await buildSchedule(db, other.id)).id, {
      startsAt: new Date('2026-11-20T18:30:00Z'),
      teacherId: sheet.teacherId,
    })
    const answer = (await read(sheet)).json()
    expect(answer).toMatchObject({ version: 0, changed_by: null, batch: { starts_on: '2026-11-01' } })
    expect(answer.rows).toMatchObject([
      { id: sheet.first.id, date: '2026-11-16', starts: '20:00', minutes: 120, kept: null, held_by: null },
      { id: sheet.second.id, date: '2026-11-18', schedule_id: sheet.branch.id },
    ])
    expect(answer.schedules.map(({ doctors }: { doctors: number }) => doctors)).toEqual([1, 0])
    expect(answer.holidays).toContainEqual({ day: '2026-12-18', name: { bn: 'ছুটির দিন' }, is_hartal: false })
    expect(answer.taken).toContainEqual(
      expect.objectContaining({ date: '2026-11-21', starts: '00:30', teacher_id: sheet.teacherId, batch: other.title }),
    )
    // Of a batch that is not theirs a member learns when, not whose.
    const bound = await test.signInStaff({ courseIds: [sheet.place.course.id] })
    const seen = (await read(sheet, bound.headers)).json().taken
    expect(seen).toContainEqual(expect.objectContaining({ date: '2026-11-21', batch: null }))
  })

  it('is saved whole: rows, calendar, audit, history and who is told', async () => {
    const sheet = await openSheet()
    const doctor = await enrol(sheet, sheet.online.id)
    await enrol(sheet, sheet.branch.id)
    const { id: dropped } = await buildScheduleEvent(db, sheet.online.id, {
      startsAt: new Date('2026-12-01T14:00:00Z'),
    })
    const answer = await save(sheet, {
      changed: [{ id: sheet.first.id, fields: { date: '2026-11-17', hall: { bn: 'হল ৩' } } }],
      added: [newRow(sheet)],
      removed: [dropped],
      notice: { title: { bn: 'রুটিন বদলেছে' }, text: { bn: 'সোমবারের ক্লাস মঙ্গলবারে <b>হবে</b>।' } },
    })
    expect(answer.json()).toEqual({ version: 1, doctors: 1, papers: 0 })
    const rows = await db
      .select()
      .from(scheduleEvent)
      .where(eq(scheduleEvent.scheduleId, sheet.online.id))
      .orderBy(scheduleEvent.startsAt)
    expect(rows).toMatchObject([
      {
        id: sheet.first.id,
        startsAt: new Date('2026-11-17T14:00:00Z'),
        endsAt: new Date('2026-11-17T16:00:00Z'),
        revision: 1,
      },
      // Half past eleven at night, and an hour of it is tomorrow's.
      {
        title: { bn: 'নতুন ক্লাস' },
        startsAt: new Date('2026-11-22T17:30:00Z'),
        endsAt: new Date('2026-11-22T18:30:00Z'),
      },
    ])
    const calendar = (await test.app.inject({ url: `/api/v3/web/schedules/${sheet.online.id}/calendar.ics` })).body
    expect(calendar).toMatch(
      new RegExp(`UID:schedule-event-${sheet.first.id}@[\\s\\S]*?SEQUENCE:1[\\s\\S]*?DTSTART:20261117T140000Z`),
    )
    const [held] = await db.select().from(liveClass).where(eq(liveClass.scheduleEventId, sheet.first.id))
    expect(held).toMatchObject({ heldBy: 'hall', hall: { bn: 'হল ৩' } })
    const notices = await db.select().from(notice).where(eq(notice.scheduleId, sheet.online.id))
    expect(notices).toMatchObject([
      { audience: 'schedule', body: { bn: '<p>সোমবারের ক্লাস মঙ্গলবারে &lt;b&gt;হবে&lt;/b&gt;।</p>' } },
    ])
    const [entry] = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.resource, 'timetable'), eq(auditEntry.resourceId, String(sheet.batch.id))))
    expect(entry).toMatchObject({
      staffId: manager.staffId,
      action: 'courses.write',
      before: { [`row ${sheet.first.id}`]: { date: '2026-11-16', hall: null }, [`row ${dropped}`]: { id: dropped } },
      after: { [`row ${sheet.first.id}`]: { date: '2026-11-17' } },
    })
    expect(doctor.id).toBeGreaterThan(0)
  })

  it('reaches open pages of the schedules that changed, and no others', async () => {
    const sheet = await openSheet()
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const pages = await Promise.all(
      [sheet.online.id, sheet.branch.id].map(async (scheduleId) => {
        const doctor = await enrol(sheet, scheduleId)
        return openLive(address, (await buildSignIn(db, { doctorId: doctor.id })).headers)
      }),
    )
    await expect.poll(() => pages.map(({ seen }) => seen.messages)).toEqual([['resync'], ['resync']])
    await save(sheet, { changed: [{ id: sheet.first.id, fields: { starts: '21:00' } }] })
    await expect.poll(() => pages[0]!.seen.messages).toEqual(['resync', { kind: 'class', id: sheet.first.id }])
    expect(pages[1]!.seen.messages).toEqual(['resync'])
    for (const page of pages) await page.leave()
  })

  it('is saved by one of two who opened it, and of eight at once by one', async () => {
    const sheet = await openSheet()
    const changed = [{ id: sheet.first.id, fields: { starts: '19:00' } }]
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(sheet, { changed })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_conflict')
    expect(await db.$count(resourceRevision, eq(resourceRevision.resourceId, String(sheet.batch.id)))).toBe(1)
  })

  it('says again how it stood at any version', async () => {
    const sheet = await openSheet()
    const rowsAt = async (version: number) =>
      (await test.office.inject({ url: `${sheet.url}/history/${version}`, headers: manager.headers })).json().rows
    const original = await rowsAt(0)
    await save(sheet, { changed: [{ id: sheet.first.id, fields: { date: '2026-11-19' } }], added: [newRow(sheet)] })
    const later = await rowsAt(1)
    await save(sheet, { version: 1, removed: [sheet.first.id] })
    expect(await rowsAt(2)).toHaveLength(2)
    const byId = (rows: { id: number }[]) => rows.toSorted((a, b) => a.id - b.id)
    expect(byId(await rowsAt(1))).toEqual(byId(later))
    expect(byId(await rowsAt(0))).toEqual(byId(original))
    const { revisions } = (await test.office.inject({ url: `${sheet.url}/history`, headers: manager.headers })).json()
    expect(revisions).toMatchObject([
      { version: 2, added: 0, changed: 0, removed: 1, by: { id: manager.staffId } },
      { version: 1, added: 1, changed: 1, removed: 0 },
    ])
    expect((await test.office.inject({ url: `${sheet.url}/history/3`, headers: manager.headers })).statusCode).toBe(404)
  })
})

describe('a row', () => {
  it('whose exam was sat is only cancelled; what somebody came to is not removed', async () => {
    const sheet = await openSheet()
    const paper = await buildPaper(db)
    const exam = await buildScheduleEvent(db, sheet.online.id, {
      startsAt: monday,
      kind: 'exam',
      paperId: paper.row.id,
    })
    const doctor = await enrol(sheet, sheet.online.id)
    await buildAttempt(db, paper, { doctorId: doctor.id })
    const came = { doctorId: doctor.id, scheduleEventId: sheet.first.id, joinedAt: monday, lastAt: monday }
    await db.insert(tables.classAttendance).values(came)
    const kept = (await read(sheet)).json().rows.map((row: { id: number; kept: string }) => [row.id, row.kept])
    expect(kept).toContainEqual([exam.id, 'sat'])
    expect(kept).toContainEqual([sheet.first.id, 'used'])
    const moved = await save(sheet, { changed: [{ id: exam.id, fields: { date: '2026-11-17' } }] })
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, [`rows.${exam.id}.id`]])
    expect((await save(sheet, { removed: [exam.id] })).statusCode).toBe(422)
    expect((await save(sheet, { removed: [sheet.first.id] })).statusCode).toBe(422)
    expect((await save(sheet, { changed: [{ id: exam.id, fields: { is_cancelled: true } }] })).statusCode).toBe(200)
  })

  it('that has begun moves only where the member was told of it, and what was called off moves freely', async () => {
    const sheet = await openSheet()
    const startsAt = new Date('2026-11-15T14:00:00Z')
    const [held, off] = [
      await buildScheduleEvent(db, sheet.online.id, { startsAt }),
      await buildScheduleEvent(db, sheet.online.id, { startsAt, isCancelled: true }),
    ]
    const move = (id: number) => ({ id, fields: { date: '2026-11-20' } })
    const refused = await save(sheet, { changed: [move(held.id), move(off.id), move(sheet.first.id)] })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [`rows.${held.id}.date`]])
    // Its title can be mended at any time.
    const titled = await save(sheet, { changed: [{ id: held.id, fields: { title: { bn: 'হৃদরোগ ২' } } }] })
    expect(titled.statusCode).toBe(200)
    const seen = await save(sheet, { version: 1, changed: [move(held.id)], moved_held: [held.id] })
    expect(seen.statusCode).toBe(200)
  })

  it('takes the hours of its paper along if asked, and never those of one that is frozen, begun or of other batches too', async () => {
    const sheet = await openSheet()
    const soon = new Date(Date.now() + 5 * 86_400_000)
    const closesAt = new Date(soon.getTime() + 86_400_000)
    const times = { opensAt: soon, closesAt }
    const ready = { ...times, stage: 'ready' as const, isActive: false }
    const [free, begun, shared, frozen] = [
      await buildPaper(db, ready),
      await buildPaper(db, ready),
      await buildPaper(db, ready),
      await buildPaper(db, times),
    ]
    const exams: { id: number }[] = []
    for (const { row } of [free, begun, shared, frozen])
      exams.push(
        await buildScheduleEvent(db, sheet.branch.id, {
          startsAt: monday,
          kind: 'exam',
          paperId: row.id,
          questions: 1,
        }),
      )
    await buildAttempt(db, begun, { doctorId: (await buildDoctor(db)).id })
    const other = await buildSchedule(db, (await buildBatch(db, sheet.place)).id)
    await buildScheduleEvent(db, other.id, { startsAt: monday, kind: 'exam', paperId: shared.row.id })
    const timesOf = async () =>
      (
        await db
          .select()
          .from(tables.paper)
          .where(
            inArray(
              tables.paper.id,
              [free, begun, shared, frozen].map(({ row }) => row.id),
            ),
          )
      )
        .toSorted((a, b) => a.id - b.id)
        .map(({ opensAt, closesAt: until }) => [opensAt, until])
    const moved = (date: string) => exams.map(({ id }) => ({ id, fields: { date } }))

    expect((await save(sheet, { changed: moved('2026-11-17') })).json()).toMatchObject({ version: 1, papers: 0 })
    expect(await timesOf()).toEqual(Array(4).fill([soon, closesAt]))
    const movable = (await read(sheet)).json().papers.filter((each: { may_move: boolean }) => each.may_move)
    expect(movable.map(({ id }: { id: number }) => id)).toEqual([free.row.id])
    const answer = await save(sheet, { version: 1, changed: moved('2026-11-19'), move_papers: true })
    expect(answer.json()).toMatchObject({ version: 2, papers: 1 })
    const later = (at: Date) => new Date(at.getTime() + 2 * 86_400_000)
    expect(await timesOf()).toEqual([[later(soon), later(closesAt)], ...Array(3).fill([soon, closesAt])])
    const [entry] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry?.after).toMatchObject({ [`paper ${free.row.id}`]: { opensAt: later(soon).toISOString() } })
  })

  it('is refused by the name of its cell, and then nothing of the sheet is saved', async () => {
    const [sheet, other] = [await openSheet(), await openSheet()]
    const refused = await save(sheet, {
      changed: [
        { id: sheet.first.id, fields: { date: '2026-11-30', teacher_id: 2_000_000_000 } },
        { id: sheet.second.id, fields: { schedule_id: other.online.id, kind: 'exam', video_id: 2_000_000_000 } },
      ],
      added: [{ ...newRow(sheet), paper_id: 2_000_000_000 }],
    })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(
      [
        `rows.${sheet.first.id}.teacher_id`,
        `rows.${sheet.second.id}.schedule_id`,
        `rows.${sheet.second.id}.video_id`,
        'rows.new 0.paper_id',
      ].toSorted(),
    )
    expect((await save(sheet, { removed: [other.first.id] })).statusCode).toBe(404)
    const [row] = await db.select().from(scheduleEvent).where(eq(scheduleEvent.id, sheet.first.id))
    expect(row).toMatchObject({ startsAt: monday, revision: 0 })
  })

  it('is held by the link that staff give it, which the sheet does not show', async () => {
    const sheet = await openSheet()
    const url = `/api/v3/admin/timetable-rows/${sheet.first.id}/live-class`
    const payload = { held_by: 'zoom', link: 'https://us02web.zoom.us/j/88812345678?pwd=x', passcode: '42' }
    expect((await test.office.inject({ method: 'POST', url, headers: manager.headers, payload })).statusCode).toBe(204)
    expect((await test.office.inject({ url, headers: manager.headers })).json()).toEqual({ held: payload })
    const shown = await read(sheet)
    expect(shown.json().rows[0]).toMatchObject({ held_by: 'zoom', hall: null })
    expect(shown.body).not.toContain('88812345678')
    const [entry] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(JSON.stringify(entry)).not.toContain('88812345678')
    const support = await test.signInStaff({ role: 'support' })
    expect((await test.office.inject({ url, headers: support.headers })).statusCode).toBe(404)
  })
})

describe('a teacher', () => {
  it('writes the syllabus of their own rows, and of no others', async () => {
    const sheet = await openSheet()
    const by = await test.signInStaff({ role: 'teacher', teacherId: sheet.teacherId })
    const write = (id: number, version: number) =>
      test.office.inject({
        method: 'POST',
        url: `${sheet.url}/syllabus`,
        headers: by.headers,
        payload: { version, rows: [{ id, syllabus: { bn: 'হৃদরোগ\r\nউচ্চ রক্তচাপ ' } }] },
      })
    expect((await write(sheet.first.id, 0)).json()).toEqual({ version: 1 })
    expect((await write(sheet.second.id, 1)).statusCode).toBe(404)
    expect((await write(sheet.first.id, 0)).statusCode).toBe(409)
    const [row] = await db.select().from(scheduleEvent).where(eq(scheduleEvent.id, sheet.first.id))
    expect(row?.syllabus).toEqual({ bn: 'হৃদরোগ\nউচ্চ রক্তচাপ' })
    expect((await save(sheet, { version: 1 }, by.headers)).statusCode).toBe(404)
    const nobody = await test.signInStaff({ role: 'teacher' })
    const asNobody = { method: 'POST' as const, url: `${sheet.url}/syllabus`, headers: nobody.headers }
    const payload = { version: 1, rows: [{ id: sheet.second.id, syllabus: { bn: 'ক' } }] }
    expect((await test.office.inject({ ...asNobody, payload })).statusCode).toBe(404)
  })
})

describe('a sheet of a batch that is held at several branches', () => {
  it('shows and takes only what is held online or at the member’s own', async () => {
    const sheet = await openSheet()
    const { headers } = await test.signInStaff({ branchIds: [(await buildBranch(db)).id] })
    const answer = (await read(sheet, headers)).json()
    expect(answer.rows.map(({ id }: { id: number }) => id)).toEqual([sheet.first.id])
    expect(answer.schedules.map(({ id }: { id: number }) => id)).toEqual([sheet.online.id])
    const asItWas = await test.office.inject({ url: `${sheet.url}/history/0`, headers })
    expect(asItWas.json().rows.map(({ id }: { id: number }) => id)).toEqual([sheet.first.id])
    const foreign = { id: sheet.second.id, fields: { date: '2026-11-25' } }
    expect((await save(sheet, { changed: [foreign] }, headers)).statusCode).toBe(404)
    expect((await save(sheet, { removed: [sheet.second.id] }, headers)).statusCode).toBe(404)
    const moved = await save(sheet, { added: [{ ...newRow(sheet), schedule_id: sheet.branch.id }] }, headers)
    expect(Object.keys(moved.json().errors)).toEqual(['rows.new 0.schedule_id'])
    const own = { id: sheet.first.id, fields: { date: '2026-11-17' } }
    expect((await save(sheet, { changed: [own] }, headers)).statusCode).toBe(200)
    const linkOf = (id: number) =>
      test.office
        .inject({ url: `/api/v3/admin/timetable-rows/${id}/live-class`, headers })
        .then((got) => got.statusCode)
    expect([await linkOf(sheet.first.id), await linkOf(sheet.second.id)]).toEqual([200, 404])
    const inAll = (await read(sheet)).json().rows
    expect(inAll).toHaveLength(2)
  })
})

describe('what a row may have', () => {
  const buildVideo = async (title: string) => {
    const values = {
      title: { bn: title },
      source: 'embed' as const,
      embedLink: 'https://youtu.be/abc',
      durationSeconds: 60,
    }
    const [made] = await db.insert(tables.video).values(values).returning()
    return made!.id
  }

  it('is a paper of its course, and a video of the member’s courses or of none yet', async () => {
    const [sheet, other] = [await openSheet(), await openSheet()]
    const { headers } = await test.signInStaff({ courseIds: [sheet.place.course.id] })
    const paperOf = async (courseId: number, kind: 'schedule_exam' | 'quiz' = 'schedule_exam') =>
      (await buildPaper(db, { kind, courseId })).row.id
    const own = await paperOf(sheet.place.course.id)
    const foreign = [await paperOf(other.place.course.id), await paperOf(sheet.place.course.id, 'quiz')]
    const [ours, theirs, fresh] = [await buildVideo('আমাদের'), await buildVideo('তাদের'), await buildVideo('নতুন')]
    await db.update(scheduleEvent).set({ videoId: ours }).where(eq(scheduleEvent.id, sheet.first.id))
    await db.update(scheduleEvent).set({ videoId: theirs }).where(eq(scheduleEvent.id, other.first.id))
    const answer = (await read(sheet, headers)).json()
    const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(idsOf(answer.papers)).toEqual([own])
    expect(idsOf(answer.videos)).toEqual(expect.arrayContaining([ours, fresh]))
    expect(idsOf(answer.videos)).not.toContain(theirs)
    const exam = (paper_id: number) => ({ ...newRow(sheet), kind: 'exam' as const, paper_id })
    const lecture = (video_id: number) => ({ ...newRow(sheet), video_id })
    const refused = await save(sheet, { added: [...foreign.map(exam), lecture(theirs)] }, headers)
    expect(Object.keys(refused.json().errors)).toEqual([
      'rows.new 0.paper_id',
      'rows.new 1.paper_id',
      'rows.new 2.video_id',
    ])
    expect((await save(sheet, { added: [exam(own), lecture(ours), lecture(fresh)] }, headers)).statusCode).toBe(200)
  })

  it('may stay what it has', async () => {
    const sheet = await openSheet()
    const paper = await buildPaper(db)
    const old = { kind: 'exam' as const, paperId: paper.row.id }
    await db.update(scheduleEvent).set(old).where(eq(scheduleEvent.id, sheet.second.id))
    const changed = [{ id: sheet.second.id, fields: { date: '2026-11-25' } }]
    expect((await save(sheet, { changed })).statusCode).toBe(200)
  })
})
