import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tables from '../../../tables/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts'

const { attempt, batchCategory, batch, doctor, enrolment, paper, paperBatch, scheduleEvent } = tables

let database: TestDatabase
let doctorId = 0
const now = new Date()

beforeAll(async () => {
  database = await createTestDatabase({ demo: true })
  const [row] = await database.db.select().from(doctor).where(eq(doctor.phone, '+8801700000101'))
  doctorId = row?.id ?? 0
})
afterAll(() => database.close())

const coursesOf = (id: number) =>
  database.db
    .select({ category: batchCategory.slug, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .where(and(eq(enrolment.doctorId, id), eq(enrolment.state, 'active')))
    .orderBy(asc(enrolment.id))

const examsOf = (scheduleId: number) =>
  database.db
    .select({ paper, attemptId: attempt.id, syllabus: scheduleEvent.syllabus })
    .from(scheduleEvent)
    .innerJoin(paper, eq(paper.id, scheduleEvent.paperId))
    .leftJoin(attempt, and(eq(attempt.paperId, paper.id), eq(attempt.doctorId, doctorId)))
    .where(eq(scheduleEvent.scheduleId, scheduleId))
    .orderBy(asc(scheduleEvent.startsAt))

describe('the courses of the first demo doctor', () => {
  it('are an FCPS and a BCS batch, both with something past, today and to come', async () => {
    const courses = await coursesOf(doctorId)
    expect(courses.map(({ category }) => category)).toEqual(['fcps-part-1-medicine', 'bcs-preliminary'])
    for (const { scheduleId } of courses) {
      const { rows } = await database.db.execute<{ past: number; today: number; coming: number }>(sql`
        select count(*) filter (where ends_at < ${now})::int as past, count(*) filter (where starts_at > ${now})::int as coming,
          count(*) filter (where kind <> 'exam' and (starts_at at time zone 'Asia/Dhaka')::date = (${now}::timestamptz at time zone 'Asia/Dhaka')::date)::int as today
        from schedule_event where schedule_id = ${scheduleId}`)
      expect(rows[0]?.past).toBeGreaterThan(5)
      expect(rows[0]?.today).toBe(1)
      expect(rows[0]?.coming).toBeGreaterThan(20)
    }
  })

  it('have three to five exams sat in the FCPS batch, the first missed but open late, one missed for good, the last but one open, one to come', async () => {
    const [fcps] = await coursesOf(doctorId)
    const exams = await examsOf(fcps?.scheduleId ?? 0)
    const sat = exams.filter(({ attemptId }) => attemptId !== null)
    expect(sat.length).toBeGreaterThanOrEqual(3)
    expect(sat.length).toBeLessThanOrEqual(5)
    const [missed, open, next] = [exams[0], exams.at(-2), exams.at(-1)]
    expect([missed?.attemptId, open?.attemptId, next?.attemptId]).toEqual([null, null, null])
    expect(next?.paper.opensAt?.getTime()).toBeGreaterThan(now.getTime())
    expect(missed?.paper.lateUntil?.getTime()).toBeGreaterThan(now.getTime())
    expect(open?.paper.closesAt?.getTime()).toBeGreaterThan(now.getTime())
    const gone = exams.filter(
      ({ paper, attemptId }) => attemptId === null && paper.closesAt! < now && !paper.lateAllowed,
    )
    expect(gone.map(({ paper }) => paper.key)).toEqual(['fcps-medicine-weekly-2'])
    for (const { syllabus } of exams) expect(syllabus?.bn.split('\n').length).toBeGreaterThanOrEqual(2)
  })

  it('have two papers each beside the timetable', async () => {
    for (const { batchId } of await coursesOf(doctorId)) {
      const given = await database.db
        .select({ key: paper.key })
        .from(paperBatch)
        .innerJoin(paper, eq(paper.id, paperBatch.paperId))
        .where(
          and(
            eq(paperBatch.batchId, batchId),
            sql`not exists (select from schedule_event where paper_id = ${paper.id})`,
          ),
        )
      expect(given).toHaveLength(2)
    }
  })

  it('leave the new doctor with nothing', async () => {
    const [row] = await database.db.select().from(doctor).where(eq(doctor.phone, '+8801700000103'))
    expect(await coursesOf(row?.id ?? 0)).toEqual([])
  })
})
