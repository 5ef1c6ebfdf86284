import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/index.ts'
import { seedDemo } from '../seed-demo.ts'

it('the demo’s first doctor has followed the notebook for weeks, has some left for today, and is as the log says', async () => {
  const database = await createTestDatabase({ demo: false })
  const now = new Date('2026-11-17T00:20:00+06:00')
  try {
    await seedDemo(database.db, now, { sittersAtMost: 3 })
    const { rows } = await database.db.execute(sql`
      select count(*)::int as cards,
        (select count(*)::int from notebook_review) as reviews,
        (select count(distinct (reviewed_at + interval '2 hours')::date)::int from notebook_review) as days,
        (select count(*)::int from notebook_review where reviewed_at > ${now.toISOString()}::timestamptz) as future,
        count(*) filter (where queue_on <= '2026-11-17')::int as due,
        count(*) filter (where coalesce((memory ->> 'reps')::int, 0) <> (select count(*) from notebook_review review
          where review.doctor_id = notebook_card.doctor_id and review.question_id = notebook_card.question_id))::int as unlike
      from notebook_card`)
    const { cards, reviews, days, due, future, unlike } = rows[0] as Record<string, number>
    expect([future, unlike]).toEqual([0, 0])
    expect(cards).toBeGreaterThan(30)
    expect(reviews).toBeGreaterThan(60)
    expect(days).toBeGreaterThan(7)
    expect(due).toBeGreaterThan(3)
  } finally {
    await database.close()
  }
})
