import { type Tx, tables } from '@prostuti/db'
import type { PaperOrder, Positions } from '@prostuti/exam-rules'
import { asc, inArray, sql } from 'drizzle-orm'
import { batchCalls } from '../../../queues/batch-calls.ts'
import { holdEnd } from './hold-devices.ts'

const { paper } = tables

export type NewAttempt = {
  paperId: number
  doctorId: number
  number: number
  startedAt: Date
  endsAt: Date
  ranked: boolean
  order: PaperOrder
  answeredPlaces: Positions
  partialPlaces: Positions
  /** The device that must not be locked out meanwhile. */
  deviceId: number | null
}

/** As it stands in the database: the control room may have moved the closing since the paper was read. */
type Begun = { id: number; endsAt: Date; news: number }

/** Undefined for one that somebody else began in the same moment. */
type Inserted = { begun: Begun | undefined } | { failed: unknown }

const atMost = 100

export type InsertAttempt = (row: NewAttempt) => Promise<Begun | undefined>

/** Everybody begins within seconds: attempts that come while others are being written are written together, by the next statement. */
export function createAttemptInserter(tx: Tx): InsertAttempt {
  const insertInBatch = batchCalls({ atMost, run: (rows: NewAttempt[]) => insertOrSplit(tx, rows) })
  return async (row) => {
    const inserted = await insertInBatch(row)
    if ('failed' in inserted) throw inserted.failed
    return inserted.begun
  }
}

/** Where something is wrong with one of them, the others must not suffer for it. */
async function insertOrSplit(tx: Tx, rows: NewAttempt[]): Promise<Inserted[]> {
  try {
    return await insertAttempts(tx, rows)
  } catch (failed) {
    if (rows.length === 1 || !isAboutARow(failed)) return rows.map(() => ({ failed }))
    const all: Inserted[] = []
    for (const row of rows) all.push(...(await insertOrSplit(tx, [row])))
    return all
  }
}

/**
 * The papers are locked against the control room: what it does to all either finds an attempt or is found by it. The rows are
 * sorted, so that two processes wait for each other in one order.
 */
function insertAttempts(tx: Tx, rows: readonly NewAttempt[]): Promise<Inserted[]> {
  return tx.transaction(async (inside) => {
    const papers = inArray(paper.id, [...new Set(rows.map(({ paperId }) => paperId))])
    await inside.select({ id: paper.id }).from(paper).where(papers).orderBy(asc(paper.id)).for('share')
    return insertLocked(inside, rows)
  })
}

const heldUntil = holdEnd({ endsAt: sql`started.ends_at`, pausedAt: sql`paper.paused_at` })

type BegunRow = { id: number; paper_id: number; doctor_id: number; ends_at: string; news: number }

/** The end of who begins in the paper's own time is worked out anew (`endsAt`), and they are told what was said to all before. */
async function insertLocked(tx: Tx, rows: readonly NewAttempt[]): Promise<Inserted[]> {
  const list = (value: (row: NewAttempt) => unknown) => sql.param(rows.map(value))
  const { rows: started } = await tx.execute<BegunRow>(sql`
    with given as (
      select * from unnest(${list((row) => row.paperId)}::int[], ${list((row) => row.doctorId)}::int[],
        ${list((row) => row.number)}::int[], ${list((row) => row.startedAt.toISOString())}::timestamptz[],
        ${list((row) => row.endsAt.toISOString())}::timestamptz[], ${list((row) => row.ranked)}::boolean[],
        ${list((row) => JSON.stringify(row.order))}::json[], ${list((row) => row.deviceId)}::int[],
        ${list((row) => row.answeredPlaces)}::varbit[], ${list((row) => row.partialPlaces)}::varbit[])
        as given (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", device_id, answered_places, partial_places)
    ), timed as (
      select given.*, duration_minutes * interval '1 minute' as duration, closes_at
        + case when paused_at < closes_at then greatest(started_at - paused_at, interval '0') else interval '0' end as closing
      from given join paper on paper.id = paper_id
    ), started as (
      insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", answered_places, partial_places, news)
      select paper_id, doctor_id, number, started_at,
        case when started_at < closing then least(started_at + duration, closing) else ends_at end,
        ranked, "order", answered_places, partial_places,
        (select count(*) from sitting_deed deed where deed.paper_id = timed.paper_id and to_all and kind = 'message')
      from timed order by doctor_id, paper_id
      on conflict do nothing returning id, paper_id, doctor_id, ends_at, news
    ), held as (
      update device set held_until = ${heldUntil}
      from started join given using (paper_id, doctor_id) join paper on paper.id = paper_id
      where device.id = given.device_id and (device.held_until is null or device.held_until < ${heldUntil})
    )
    select id, paper_id, doctor_id, ends_at, news from started`)
  const begunOf = new Map(started.map((row) => [`${row.paper_id} ${row.doctor_id}`, row]))
  return rows.map(({ paperId, doctorId }) => {
    const key = `${paperId} ${doctorId}`
    const row = begunOf.get(key)
    // Two tabs of one doctor may be on board: what the second one has drawn is not what was written.
    begunOf.delete(key)
    return { begun: row && { id: row.id, endsAt: new Date(row.ends_at), news: row.news } }
  })
}

/** SQLSTATE classes 22 (data) and 23 (integrity). A database that is away is so for all of them. */
function isAboutARow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^2[23]/.test(String(error.code))) || isAboutARow(error.cause)
}
