import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/index.ts'
import { seedDemo } from '../seed-demo.ts'

/** A quarter past one in the afternoon in Dhaka. */
const now = new Date('2026-11-15T13:15:00+06:00')
const database = await createTestDatabase({ demo: false })
await seedDemo(database.db, now, { sittersAtMost: 3 })
afterAll(() => database.close())

type Row = { held_by: string; phase: string; joined: boolean }

it('the fourth demo doctor has a class in every state, and of every kind', async () => {
  const { rows } = await database.db.execute<Row>(sql`
    select c.held_by, a.joined_at is not null as joined,
      case when e.starts_at > ${now} then 'coming' when e.ends_at > ${now} then 'live'
        when e.video_id is null then 'over' else 'recorded' end as phase
    from doctor d join enrolment n on n.doctor_id = d.id
    join schedule_event e on e.schedule_id = n.schedule_id
    join live_class c on c.schedule_event_id = e.id
    left join class_attendance a on a.schedule_event_id = e.id and a.doctor_id = d.id
    where d.phone = '+8801700000104' and n.state = 'active'`)
  expect(new Set(rows.map(({ held_by }) => held_by))).toEqual(new Set(['zoom', 'meet', 'youtube', 'link', 'hall']))
  const phases = Map.groupBy(rows, ({ phase }) => phase)
  expect(phases.get('live')).toEqual([{ held_by: 'zoom', phase: 'live', joined: false }])
  expect(phases.get('over')?.length).toBe(2)
  expect(phases.get('recorded')?.some(({ joined }) => joined)).toBe(true)
  expect(phases.get('recorded')?.some(({ joined }) => !joined)).toBe(true)
  expect(phases.get('coming')?.length).toBeGreaterThan(100)
})

it('no lecture of the demo is without its class', async () => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int from schedule_event e
    where kind <> 'exam' and not exists (select from live_class c where c.schedule_event_id = e.id)`)
  expect(rows[0]?.count).toBe(0)
})
