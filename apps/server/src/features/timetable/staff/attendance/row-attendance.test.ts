import { tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../../../jobs/staff-jobs.ts'
import {
  buildBatch,
  buildBranch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../../testing/builders/build-doctor.ts'
import { buildTestOffice, type TestOffice } from '../../../../testing/test-office.ts'

const { auditEntry, classAttendance, enrolment } = tables

let test: TestOffice
let db: TestOffice['deps']['database']['db']
let manager: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  test = await buildTestOffice({ demo: false })
  db = test.deps.database.db
  manager = await test.signInStaff({ name: 'নাজমা' })
})
afterAll(() => test.close())

const get = (url: string, headers = manager.headers) =>
  test.office.inject({ url: `/api/v3/admin${url}`, headers: { ...headers, 'x-language': 'en' } })
const post = (url: string, payload: object) =>
  test.office.inject({
    method: 'POST',
    url: `/api/v3/admin${url}`,
    headers: { ...manager.headers, 'x-language': 'en' },
    payload,
  })

const startsAt = new Date('2026-11-16T14:00:00Z')
const joinedAt = new Date('2026-11-16T14:02:00Z')

/** A lecture that one of two has opened twice. */
async function holdLecture() {
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const lecture = await buildScheduleEvent(db, schedule.id, { startsAt, title: { bn: 'হৃৎপিণ্ড', en: 'Heart' } })
  const came = await buildDoctor(db, { name: 'Anika' })
  const absent = await buildDoctor(db, { name: '=Babul' })
  for (const { id: doctorId } of [came, absent])
    await db.insert(enrolment).values({ doctorId, batchId: batch.id, scheduleId: schedule.id })
  const lastAt = new Date('2026-11-16T14:40:00Z')
  await db
    .insert(classAttendance)
    .values({ doctorId: came.id, scheduleEventId: lecture.id, joinedAt, lastAt, presses: 2 })
  return { batch, schedule, lecture, came, absent, path: `/timetable-rows/${lecture.id}/attendance` }
}

async function takeFile(path: string, body: object) {
  const begun = await post(`${path}/file`, body)
  expect(begun.statusCode).toBe(202)
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(new Date(), new AbortController().signal)
  expect(faults).toEqual([])
  return get(`/jobs/${begun.json().job_id}/file`)
}

describe('the attendance of a lecture', () => {
  it('says who opened it, when first and last, and who did not', async () => {
    const { path, came, absent } = await holdLecture()
    const all = (await get(path)).json()
    expect(all).toMatchObject({ enrolled: 2, joined: 1, total: 2 })
    expect(all.doctors).toEqual([
      { ...unseen(absent), name: '=Babul' },
      {
        ...unseen(came),
        name: 'Anika',
        joined_at: joinedAt.toISOString(),
        last_at: '2026-11-16T14:40:00.000Z',
        presses: 2,
      },
    ])
    expect((await get(`${path}?show=absent`)).json()).toMatchObject({ total: 1, doctors: [{ id: absent.id }] })
  })

  it('goes as a file: marked with who took it, phones masked, and nothing in it is run', async () => {
    const { path, lecture, came } = await holdLecture()
    const sheet = await takeFile(path, { format: 'xlsx', show: 'joined' })
    const [first, heads, ...rows] = (await readXlsx(sheet.rawPayload))[0]!.data as unknown as string[][]
    expect(first?.[0]).toMatch(/Heart.*নাজমা|নাজমা.*Heart/)
    expect(heads).toEqual(['Name', 'Phone', 'Opened the class', 'Opened last', 'Times opened', 'Recording watched (%)'])
    expect(rows).toHaveLength(1)
    expect(rows[0]!.slice(0, 2)).toEqual(['Anika', `${came.phone.slice(0, 6)}******${came.phone.slice(-2)}`])
    expect(rows[0]![4]).toBe(2)

    const csv = (await takeFile(path, { format: 'csv', show: 'all' })).body
    expect(csv).toContain(`"'=Babul"`)
    expect(csv).not.toContain(came.phone.slice(-8))
    const [entry] = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.resource, 'timetable-row'), eq(auditEntry.resourceId, String(lecture.id))))
      .orderBy(asc(auditEntry.id))
    expect(entry).toMatchObject({ action: 'attendance_taken', after: { export: 'xlsx' } })
  })
})

const unseen = ({ id }: { id: number }) => ({
  id,
  joined_at: null,
  last_at: null,
  presses: 0,
  watched_percent: null,
})

describe('the lectures to choose from', () => {
  it('are those of the batch that are held, nearest first, and of nobody else’s course or branch', async () => {
    const { batch, schedule, lecture } = await holdLecture()
    const far = await buildScheduleEvent(db, schedule.id, { startsAt: new Date('2027-09-01T14:00:00Z') })
    await buildScheduleEvent(db, schedule.id, { startsAt, kind: 'exam' })
    await buildScheduleEvent(db, schedule.id, { startsAt, isCancelled: true })
    const elsewhere = await buildSchedule(db, batch.id, { mode: 'branch', contactId: (await buildBranch(db)).id })
    const atBranch = await buildScheduleEvent(db, elsewhere.id, { startsAt: new Date('2028-01-01T14:00:00Z') })
    const idsOf = async (query: string, headers?: Record<string, string>) =>
      (await get(`/lectures?${query}`, headers)).json().rows.map(({ id }: { id: number }) => id)
    expect(await idsOf(`batch=${batch.id}`)).toEqual([lecture.id, far.id, atBranch.id])
    expect(await idsOf(`batch=${batch.id}&q=heart`)).toEqual([lecture.id])
    expect(await idsOf(`ids=${far.id},x`)).toEqual([far.id])

    const { course } = await buildCourse(db)
    const stranger = await test.signInStaff({ courseIds: [course.id] })
    expect(await idsOf(`batch=${batch.id}`, stranger.headers)).toEqual([])
    const ofBranch = await test.signInStaff({ branchIds: [(await buildBranch(db)).id] })
    expect(await idsOf(`batch=${batch.id}`, ofBranch.headers)).toEqual([lecture.id, far.id])
  })
})
