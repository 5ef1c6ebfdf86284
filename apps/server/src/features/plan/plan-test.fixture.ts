import { tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { openStillApp } from '../../testing/still-app.ts'

const { enrolment, liveClass, video } = tables

export type PlanTest = Awaited<ReturnType<typeof openPlanTest>>

export const dhaka = (text: string): Date => new Date(`${text}:00+06:00`)
export const iso = (text: string): string => dhaka(text).toISOString()

/** Off, a night, off, a morning: the night of 2 July ends on the 3rd at eight. */
export const aRota = {
  starts_on: '2026-07-01',
  shifts: ['off', 'night', 'off', 'morning'],
  hours: { morning: { from: 480, to: 840 }, evening: { from: 840, to: 1200 }, night: { from: 1200, to: 480 } },
  ...{ earliest_minute: 420, latest_minute: 1380, daily_minutes: 180 },
}

/**
 * It is ten in the morning of Wednesday, 1 July, in Dhaka. The doctor has an hour of video to watch until the 3rd at six in the
 * evening, a class tonight at eight, and an exam of sixty questions on the 5th at ten.
 */
export async function openPlanTest() {
  const test = await openStillApp()
  const { db } = test
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const [recording] = await db
    .insert(video)
    .values({ title: { bn: 'রেকর্ডিং' }, source: 'embed', embedLink: 'https://example.com/v', durationSeconds: 3600 })
    .returning()
  const lecture = await buildScheduleEvent(db, schedule.id, {
    startsAt: dhaka('2026-06-28T20:00'),
    videoId: recording!.id,
    videoUntil: dhaka('2026-07-03T18:00'),
    title: { bn: 'হৃদ্‌রোগ', en: 'The heart' },
  })
  const tonight = await buildScheduleEvent(db, schedule.id, { startsAt: dhaka('2026-07-01T20:00') })
  // What was called off is neither attended nor learnt for, and what was sat is over.
  const calledOff = await buildScheduleEvent(db, schedule.id, {
    startsAt: dhaka('2026-07-02T10:00'),
    isCancelled: true,
  })
  const classOf = { heldBy: 'meet', link: 'https://meet.google.com/a' } as const
  await db.insert(liveClass).values([tonight, calledOff].map(({ id }) => ({ scheduleEventId: id, ...classOf })))
  const anExam = { kind: 'exam', questions: 60 } as const
  await buildScheduleEvent(db, schedule.id, { ...anExam, startsAt: dhaka('2026-07-06T10:00'), isCancelled: true })
  await buildScheduleEvent(db, schedule.id, { ...anExam, startsAt: dhaka('2026-06-20T10:00') })
  const paper = await buildPaper(db, {
    kind: 'schedule_exam',
    access: 'enrolled',
    batchIds: [batch.id],
    opensAt: dhaka('2026-07-05T10:00'),
    closesAt: dhaka('2026-07-05T12:00'),
  })
  const exam = await buildScheduleEvent(db, schedule.id, {
    ...{ kind: 'exam', paperId: paper.row.id, questions: 60 },
    ...{ startsAt: dhaka('2026-07-05T10:00'), endsAt: dhaka('2026-07-05T12:00') },
    title: { bn: 'সাপ্তাহিক পরীক্ষা', en: 'Weekly exam' },
  })

  const enter = async () => {
    const doctor = await test.signIn()
    await db.insert(enrolment).values({ doctorId: doctor.doctorId, batchId: batch.id, scheduleId: schedule.id })
    return doctor
  }
  type Asker = Awaited<ReturnType<typeof enter>>
  const post = (asker: { headers: Record<string, string> }, path: string, payload: object = {}) =>
    test.app.inject({ method: 'POST', url: `/api/v3/web/doctor/plan${path}`, headers: asker.headers, payload })
  const read = async (asker: Asker, week = '') =>
    (await test.get(`doctor/plan${week && `?week=${week}`}`, { ...asker.headers, 'accept-language': 'bn' })).json()
  /** With the rota painted and the plan laid. */
  const enterWithPlan = async () => {
    const doctor = await enter()
    await post(doctor, '/rota', aRota)
    const plan = (await post(doctor, '/lay')).json()
    return { ...doctor, plan }
  }
  return { ...test, lecture, tonight, exam, recording: recording!, schedule, enter, enterWithPlan, post, read }
}
