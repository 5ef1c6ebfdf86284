import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/index.ts'
import { seedDemo } from './seed-demo.ts'

// Shortly after midnight in Dhaka, when the fewest things of a day have been: on a Sunday, a Tuesday, a Friday and a Saturday, which
// are the days that timetables tell apart.
const nights = [15, 17, 20, 21].map((day) => new Date(`2026-11-${day}T00:20:00+06:00`))

/** What the demo promises of its first doctor, counted at that hour. */
async function countAt(now: Date) {
  const database = await createTestDatabase({ demo: false })
  try {
    // Who sat beside her is no promise.
    await seedDemo(database.db, now, { sittersAtMost: 3 })
    const { rows } = await database.db.execute(sql`
      with mine as (
        select e.schedule_id, e.batch_id, e.doctor_id from enrolment e join doctor d on d.id = e.doctor_id
        where d.phone = '+8801700000101' and e.state = 'active'),
      own as (select s.* from schedule_event s join mine on mine.schedule_id = s.schedule_id),
      exams as (
        select p.*, exists (select from attempt a where a.paper_id = p.id and a.doctor_id = (select doctor_id from mine limit 1)) as sat
        from own join paper p on p.id = own.paper_id)
      select
        (select count(*)::int from own where kind <> 'exam' and (starts_at at time zone 'Asia/Dhaka')::date = (${now}::timestamptz at time zone 'Asia/Dhaka')::date) as today,
        (select count(*)::int from own where video_id is not null and starts_at <= ${now} and coalesce(video_until > ${now}, true)) as to_watch,
        (select count(*)::int from exams where sat and coalesce(answers_at, closes_at) <= ${now}) as sat,
        (select count(*)::int from exams where sat and closes_at <= ${now} and rules ->> 'key' = 'fcps-p1-2024') as of_one_exam,
        (select count(*)::int from exams where not sat and opens_at <= ${now} and closes_at > ${now}) as open,
        (select count(*)::int from exams where not sat and late_allowed and closes_at <= ${now} and late_until > ${now}) as late,
        (select count(distinct mine.paper_id)::int from paper_question mine
          join paper shown on shown.id = mine.paper_id and shown.is_active
          join paper_question other on other.question_id = mine.question_id and other.paper_id <> mine.paper_id
          join paper on paper.id = other.paper_id and paper.is_active and paper.closes_at > ${now}) as kept_back`)
    return rows[0] as Record<'today' | 'to_watch' | 'sat' | 'of_one_exam' | 'open' | 'late' | 'kept_back', number>
  } finally {
    await database.close()
  }
}

describe('the demo', () => {
  it.each(nights)('keeps its promises when it is put in at %s', async (now) => {
    const found = await countAt(now)
    expect(found.today).toBe(2)
    expect(found.to_watch).toBeGreaterThan(10)
    expect(found.sat).toBeGreaterThanOrEqual(4)
    expect(found.of_one_exam, 'enough for a forecast').toBeGreaterThanOrEqual(3)
    expect(found.open).toBeGreaterThanOrEqual(1)
    expect(found.late).toBe(1)
    expect(found.kept_back, 'papers whose answers wait for another').toBe(0)
  })
})
