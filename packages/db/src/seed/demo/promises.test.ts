import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { batch, type Inclusion, inclusionKinds } from '../../tables/index.ts'
import { createTestDatabase } from '../../testing/index.ts'

const { db, close } = await createTestDatabase({ demo: true })
afterAll(close)

type Kind = (typeof inclusionKinds)[number]
type Promised = { row: typeof batch.$inferSelect; line: Inclusion }
type Check = (promised: Promised) => Promise<string[]>

const read = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  (await db.execute<{ fault: string }>(query)).rows.map(({ fault }) => fault)

/** A recording is there a day after its class at the latest. */
const held = ({ row }: Promised) =>
  sql`schedule_event e join schedule s on s.id = e.schedule_id where s.batch_id = ${row.id} and e.kind <> 'exam'
    and not e.is_cancelled and e.ends_at < now() - interval '1 day'`

const hasBegun = ({ row }: Promised) => new Date(`${row.startsOn}T00:00:00+06:00`) < new Date()

/** What each kind of promise comes to in the data; what people keep, and pages that every batch has, are named as that. */
const checks: Record<Kind, Check | 'kept by people' | 'kept by a page of every batch'> = {
  classes: ({ row }) =>
    read(sql`select 'rows say ' || count(*) filter (where kind <> 'exam') || ' classes' as fault from schedule_event e
      join schedule s on s.id = e.schedule_id and s.is_active where s.batch_id = ${row.id} and not is_cancelled
      group by e.schedule_id having count(*) filter (where kind <> 'exam') > ${row.lectures}`),
  recordings: (promised) =>
    read(sql`select 'closes early or is missing: ' || (e.title ->> 'en') as fault from ${held(promised)}
      and (e.video_id is null or e.video_until < (${promised.row.endsOn}::date + 1)::timestamp at time zone 'Asia/Dhaka')`),
  recordings_for_days: (promised) =>
    read(sql`select 'closes early or is missing: ' || (e.title ->> 'en') as fault from ${held(promised)}
      and (e.video_id is null or e.video_until < e.ends_at + ${promised.line.days ?? 0} * interval '1 day')`),
  earlier_recordings: (promised) =>
    read(sql`select 'cannot be watched by who joins now: ' || (e.title ->> 'en') as fault from ${held(promised)}
      and (e.video_id is null or e.video_until < now())`),
  sheets: (promised) =>
    read(sql`select 'no sheet' as fault where not exists (select from sheet where batch_id = ${promised.row.id} and is_active)
      union all select 'no sheet is ready' where ${hasBegun(promised)}
        and not exists (select from sheet where batch_id = ${promised.row.id} and ready_at <= now())`),
  files: (promised) =>
    read(sql`select 'no file' as fault where ${hasBegun(promised)} and not exists
      (select from material where batch_id = ${promised.row.id} and kind = 'lecture_sheet' and published_at <= now())`),
  explanations: ({ row }) =>
    read(sql`select distinct 'not explained: question ' || q.question_id as fault from schedule_event e
      join schedule s on s.id = e.schedule_id join paper_question q on q.paper_id = e.paper_id
      where s.batch_id = ${row.id} and not exists
        (select from question_version v where v.question_id = q.question_id and v.explanation is not null)`),
  rank: ({ row }) =>
    read(
      sql`select 'ranks are not shown' as fault from course_setting where course_id = ${row.courseId} and not show_rank`,
    ),
  live_from_home: ({ row }) =>
    read(sql`select 'only in the hall: ' || (e.title ->> 'en') as fault from schedule_event e
      join schedule s on s.id = e.schedule_id left join live_class c on c.schedule_event_id = e.id
      where s.batch_id = ${row.id} and e.kind <> 'exam' and coalesce(c.held_by, 'hall') = 'hall'`),
  mistakes: 'kept by a page of every batch',
  questions: 'kept by a page of every batch',
  reading_room: 'kept by people',
  mentor: 'kept by people',
  circular: 'kept by people',
}

const promises: Promised[] = (await db.select().from(batch)).flatMap((row) =>
  row.inclusions.map((line) => ({ row, line })),
)

describe('what the batches of the demo promise', () => {
  it('is said with its kind, and every kind is promised by some', () => {
    expect(promises.filter(({ line }) => line.kind === undefined).map(({ line }) => line.en)).toEqual([])
    expect(new Set(promises.map(({ line }) => line.kind))).toEqual(new Set(inclusionKinds))
  })

  it.each(inclusionKinds)('is kept: %s', async (kind) => {
    const check = checks[kind]
    if (typeof check === 'string') return
    for (const promised of promises.filter(({ line }) => line.kind === kind))
      expect.soft(await check(promised), `${promised.row.title.en}: ${promised.line.en}`).toEqual([])
  })

  it('is not promised in words alone: earlier recordings are a line of every batch that speaks of them', () => {
    const speaks = promises.filter(({ row }) => /recordings so far|earlier classes/.test(row.summary.en ?? ''))
    for (const { row } of speaks)
      expect
        .soft(
          row.inclusions.map(({ kind }) => kind),
          row.title.en,
        )
        .toContain('earlier_recordings')
    expect(speaks.length).toBeGreaterThan(0)
  })
})
