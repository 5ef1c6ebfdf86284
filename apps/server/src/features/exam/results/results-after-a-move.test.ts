import type { courseExams, ownResults, ResponseOf } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildBatch, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { createPaymentTest } from '../../../testing/payment-test.ts'
import { days } from '../../../testing/test-clock.ts'
import { findCourseExam } from '../papers/find-course-exam.ts'

const test = await createPaymentTest()
const { db, clock } = test
afterAll(() => test.close())

it('keeps what was sat in the schedule that was left: in the lists, readable, and nothing more is begun there', async () => {
  const { id: batchId } = await buildBatch(db, test.place, { endsOn: '2026-12-31' })
  const [left, now] = [await buildSchedule(db, batchId), await buildSchedule(db, batchId)]
  const payer = await test.buildPayer()
  const startsAt = new Date(clock.now().getTime() - days(2))
  const open = {
    kind: 'schedule_exam',
    each: 2,
    opensAt: startsAt,
    closesAt: new Date(clock.now().getTime() + days(1)),
  } as const
  const papers = [await buildPaper(db, open), await buildPaper(db, open)]
  const [sat, missed] = await Promise.all(
    papers.map(({ row: paper }) => buildScheduleEvent(db, left.id, { startsAt, kind: 'exam', paperId: paper.id })),
  )
  const finishedAt = new Date(startsAt.getTime() + 60_000)
  await buildSatAttempt(db, { paper: papers[0]!, doctorId: payer.id, startedAt: startsAt, finishedAt })
  const [own] = await db
    .insert(tables.enrolment)
    .values({ doctorId: payer.id, batchId, scheduleId: now.id, movedFromScheduleId: left.id, movedAt: clock.now() })
    .returning()
  const { exams } = (await test.get(payer, `/courses/${own!.id}/exams`)).json<ResponseOf<typeof courseExams>>()
  expect(exams.map(({ event_id }) => event_id)).toEqual([sat!.id])
  const { results } = (await test.get(payer, '/results')).json<ResponseOf<typeof ownResults>>()
  expect(results).toMatchObject([{ title: sat!.title.bn, course: { id: own!.id, event_id: sat!.id } }])
  const key = { doctorId: payer.id, enrolmentId: own!.id }
  expect(await findCourseExam(db, { ...key, eventId: sat!.id })).toMatchObject({ entry: 'exam_closed' })
  expect(await findCourseExam(db, { ...key, eventId: missed!.id })).toMatchObject({ entry: 'exam_closed' })
  await db
    .update(tables.enrolment)
    .set({ movedFromScheduleId: null, movedAt: null })
    .where(eq(tables.enrolment.id, own!.id))
  await expect(findCourseExam(db, { ...key, eventId: sat!.id })).rejects.toMatchObject({ code: 'not_found' })
})
