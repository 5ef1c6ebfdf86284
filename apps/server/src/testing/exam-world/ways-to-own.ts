import { type Db, tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../builders/build-batch.ts'
import { buildDoctor } from '../builders/build-doctor.ts'
import { buildPaper, wrongAnswer } from '../builders/build-paper.ts'
import { buildSatAttempt } from '../builders/build-sat-attempt.ts'
import { days, hours } from '../test-clock.ts'

type BuiltPaper = Awaited<ReturnType<typeof buildPaper>>
type Fields = NonNullable<Parameters<typeof buildPaper>[1]>

const inCourse = { kind: 'schedule_exam', access: 'enrolled' } as const

/** How an exam comes to be a doctor's own, and how it ceases to be. */
const ways: Record<string, Fields> = {
  'free exam': { kind: 'bcs_exam', access: 'free' },
  'free quiz': { kind: 'quiz', access: 'free' },
  'event’s': { kind: 'bcs_exam', access: 'event' },
  'batch’s': { kind: 'bcs_exam', access: 'enrolled' },
  'batch’s, of a course that ended': { kind: 'bcs_exam', access: 'enrolled' },
  'timetable’s': inCourse,
  'timetable’s, called off': inCourse,
  'timetable’s, which was left for another': inCourse,
  'timetable’s, of a course that ended': inCourse,
  // As the office leaves it: access says nothing of an exam that a timetable leads to.
  'timetable’s, of somebody else': { kind: 'schedule_exam', access: 'free' },
}

const sittings = ['sat', 'missed', 'void', 'sat again now'] as const

/** What else decides whether its answers are out. */
const standings = (now: Date): Record<string, Fields> => ({
  out: {},
  'held back': { heldAt: now },
  'answers later': { answersAt: new Date(now.getTime() + days(1)) },
  hidden: { isActive: false },
})

export type OwnedExam = { name: string; doctorId: number; paper: BuiltPaper }

/** Exams that were over two days ago, each of a doctor of its own: in every way one can be somebody's, sat or not, open or not. */
export async function buildWaysToOwn(db: Db, now: Date): Promise<OwnedExam[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const closed = { opensAt: ago(days(3)), closesAt: ago(days(2)), attempts: null }
  const course = await buildCourse(db)
  const owned: OwnedExam[] = []

  async function own(way: string, fields: Fields): Promise<Omit<OwnedExam, 'name'>> {
    const { id: doctorId } = await buildDoctor(db)
    if (way === 'event’s') {
      const times = { startsAt: closed.opensAt, deadline: closed.opensAt }
      const [event] = await db
        .insert(tables.event)
        .values({ name: { bn: 'মক টেস্ট' }, mode: 'online', feePaisa: 0, ...times })
        .returning()
      await db.insert(tables.eventRegistration).values({ eventId: event!.id, doctorId })
      return { doctorId, paper: await buildPaper(db, { ...fields, eventId: event!.id }) }
    }
    if (way.startsWith('free')) return { doctorId, paper: await buildPaper(db, fields) }
    const batch = await buildBatch(db, course)
    const [schedule, later] = [await buildSchedule(db, batch.id), await buildSchedule(db, batch.id)]
    const isMoved = way.endsWith('left for another')
    if (!way.endsWith('somebody else'))
      await db.insert(tables.enrolment).values({
        ...{ doctorId, batchId: batch.id, scheduleId: isMoved ? later.id : schedule.id },
        ...(isMoved && { movedFromScheduleId: schedule.id, movedAt: now }),
        ...(way.endsWith('ended') && { state: 'ended' as const }),
      })
    if (way.startsWith('batch')) return { doctorId, paper: await buildPaper(db, { ...fields, batchIds: [batch.id] }) }
    const paper = await buildPaper(db, fields)
    const row = { kind: 'exam', startsAt: closed.opensAt, paperId: paper.row.id } as const
    await buildScheduleEvent(db, schedule.id, { ...row, isCancelled: way.endsWith('called off') })
    return { doctorId, paper }
  }

  for (const [way, ofWay] of Object.entries(ways))
    for (const sitting of sittings)
      for (const [standing, ofStanding] of Object.entries(standings(now))) {
        const one = await own(way, { pack: 'psc-noncadre', each: 1, ...closed, ...ofWay, ...ofStanding })
        const times = { startedAt: ago(days(2) + hours(2)), finishedAt: ago(days(2) + hours(1)) }
        const answers = one.paper.questions.map(wrongAnswer)
        if (sitting !== 'missed') {
          const isVoid = sitting === 'void' && { voidedAt: now, voidWords: 'নকল' }
          await buildSatAttempt(db, { ...one, answers, ...times, ...isVoid })
        }
        if (sitting === 'sat again now')
          await buildSatAttempt(db, {
            ...one,
            number: 2,
            startedAt: ago(hours(1)),
            endsAt: new Date(now.getTime() + hours(1)),
          })
        owned.push({ name: `${way}, ${sitting}, ${standing}`, ...one })
      }
  return owned
}
