import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { classAttendance, doctor, enrolment, liveClass, schedule, scheduleEvent, video } from '../../../tables/index.ts'
import { giveFreeTeachers } from '../batches/give-free-teachers.ts'
import { type Day, dayOf, isoDate, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { demoHolidays } from '../drafts/holidays.ts'
import { findRunningBatch } from '../own-courses/find-own-course.ts'
import { decks } from '../videos/decks.ts'

/** Hours of Dhaka at which a class begins, and how each is held: whenever one looks by day, one is on and another comes. */
const day = [
  { hour: 8, heldBy: 'meet', link: 'https://meet.google.com/pro-stut-idm' },
  { hour: 10, heldBy: 'youtube', youtubeId: 'PROSTUTI_02' },
  {
    hour: 12,
    heldBy: 'zoom',
    link: 'https://us02web.zoom.us/j/88123456789?pwd=prostuti',
    meetingNumber: '88123456789',
  },
  { hour: 14, heldBy: 'hall', hall: { bn: 'ফার্মগেট শাখা, হল ৩', en: 'Farmgate branch, hall 3' } },
  { hour: 16, heldBy: 'link', link: 'https://live.example.com/prostuti' },
  { hour: 18, heldBy: 'youtube', youtubeId: 'PROSTUTI_03' },
  {
    hour: 20,
    heldBy: 'zoom',
    link: 'https://us02web.zoom.us/j/88123456789?pwd=prostuti',
    meetingNumber: '88123456789',
  },
  { hour: 22, heldBy: 'meet', link: 'https://meet.google.com/pro-stut-idm' },
] as const

const daysBefore = 2
const daysAfter = 14
const minutes = 105

/**
 * The fourth demo doctor sits in a marathon of revision: live classes from morning to night, of every kind. Those of the days
 * before are recorded, today's are not yet; some were joined. Its schedule is not shown to the public.
 */
export async function seedMarathon(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  const { batchId, rows } = await findRunningBatch(tx, 'special-bcs-health', isoDate(today)).catch(() =>
    findRunningBatch(tx, 'bcs-preliminary', isoDate(today)),
  )
  const [student] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, demoDoctors[3]!.phone))
  const [made] = await tx
    .insert(schedule)
    .values({
      batchId,
      title: { bn: 'লাইভ ম্যারাথন', en: 'Live marathon' },
      mode: 'online',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      opens: '08:00',
      closes: '23:45',
      seats: 60,
      seatsSold: 1,
      position: 9,
      isActive: false,
    })
    .returning({ id: schedule.id })
  const scheduleId = made!.id
  await tx.insert(enrolment).values({ doctorId: student!.id, batchId, scheduleId })

  const lectures = rows.filter(({ kind }) => kind !== 'exam')
  const events = await tx
    .insert(scheduleEvent)
    .values(
      slotsAround(today).map(({ startsAt }, nth) => rowOf(lectures[nth % lectures.length]!, scheduleId, startsAt)),
    )
    .returning()
  const taughtBy = await giveFreeTeachers(tx, scheduleId)
  for (const event of events) event.teacherId = taughtBy.get(event.id) ?? event.teacherId
  await tx.insert(liveClass).values(
    events.map(({ id }, nth) => {
      const { hour: _, ...held } = day[nth % day.length]!
      return { scheduleEventId: id, ...held }
    }),
  )
  await recordAndJoin(tx, { events, doctorId: student!.id, today, now })
}

function slotsAround(today: Day): { startsAt: Date }[] {
  const closed = new Set(demoHolidays(today).map(({ day: date }) => date))
  return Array.from({ length: daysBefore + 1 + daysAfter }, (_, nth) => today - daysBefore + nth)
    .filter((on) => !closed.has(isoDate(on)))
    .flatMap((on) => day.map(({ hour }) => ({ startsAt: momentAt(on, hour * 60) })))
}

type Lecture = typeof scheduleEvent.$inferSelect

const rowOf = ({ title, subject, teacherId }: Lecture, scheduleId: number, startsAt: Date) => ({
  ...{ scheduleId, kind: 'lecture' as const, title, subject, teacherId, startsAt },
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
})

type Held = { events: Lecture[]; doctorId: number; today: Day; now: Date }

/** Two of three were joined a few minutes after they began; the recordings of the days before are there. */
async function recordAndJoin(tx: Tx, { events, doctorId, today, now }: Held): Promise<void> {
  const begun = events.filter(({ endsAt }) => endsAt <= now)
  const joined = begun.filter((_, nth) => nth % 3 !== 1)
  if (joined.length > 0)
    await tx.insert(classAttendance).values(
      joined.map(({ id, startsAt }) => {
        const at = new Date(startsAt.getTime() + 3 * 60_000)
        return { doctorId, scheduleEventId: id, joinedAt: at, lastAt: at }
      }),
    )
  for (const event of events.filter(({ startsAt }) => startsAt < momentAt(today, 0))) {
    const { title, subject, teacherId } = event
    const [recording] = await tx
      .insert(video)
      .values({ title, subject, teacherId, ...decks.recap })
      .returning({ id: video.id })
    await tx.update(scheduleEvent).set({ videoId: recording!.id }).where(eq(scheduleEvent.id, event.id))
  }
}
