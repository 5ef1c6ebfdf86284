import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { schedule } from '../../../tables/index.ts'
import { giveFreeTeachers } from '../batches/give-free-teachers.ts'
import { type Day, isoDate } from '../dhaka-calendar.ts'
import { nationalDays } from '../drafts/holidays.ts'
import type { OwnCourse } from './find-own-course.ts'

/**
 * A second timetable of the same batch, full: every lecture on the evening after, or with the night's if the centre is closed then; the
 * exams with everybody.
 */
export async function addEveningSchedule(tx: Tx, { batchId, scheduleId }: OwnCourse, today: Day): Promise<void> {
  const [night] = await tx.select().from(schedule).where(sql`id = ${scheduleId}`)
  const [evening] = await tx
    .insert(schedule)
    .values({
      batchId,
      title: { bn: 'অনলাইন, সন্ধ্যা', en: 'Online, evening' },
      mode: 'online',
      weekdays: night!.weekdays.map((day) => (day + 1) % 7).sort(),
      opens: '19:00',
      closes: '20:30',
      seats: 80,
      seatsSold: 80,
      position: 1,
    })
    .returning({ id: schedule.id })
  const closed = nationalDays(today).map(({ on }) => isoDate(on - 1))
  await tx.execute(sql`
    insert into schedule_event (schedule_id, kind, title, subject, teacher_id, starts_at, ends_at, questions, paper_id, is_cancelled, syllabus)
    select ${evening!.id}, kind, title, subject, teacher_id, starts_at + later, ends_at + later, questions, paper_id, is_cancelled, syllabus
    from schedule_event, lateral (select case
      when kind = 'exam' or (starts_at at time zone 'Asia/Dhaka')::date::text in ${closed} then interval '0'
      else interval '22 hours' end as later) moved
    where schedule_id = ${scheduleId}
    order by starts_at`)
  await giveFreeTeachers(tx, evening!.id)
}
