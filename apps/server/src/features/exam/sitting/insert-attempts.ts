import type { Tx } from '@prostuti/db'
import type { PaperOrder, Positions } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { batchCalls } from '../../../queues/batch-calls.ts'

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
  /** The device that must not be locked out, and until when. */
  deviceId: number | null
  heldUntil: Date
}

/** Its id; undefined for one that somebody else began in the same moment. */
type Inserted = { id: number | undefined } | { failed: unknown }

const atMost = 100

export type InsertAttempt = (row: NewAttempt) => Promise<number | undefined>

/** Everybody begins within seconds: attempts that come while others are being written are written together, by the next statement. */
export function createAttemptInserter(tx: Tx): InsertAttempt {
  const insertInBatch = batchCalls({ atMost, run: (rows: NewAttempt[]) => insertOrSplit(tx, rows) })
  return async (row) => {
    const inserted = await insertInBatch(row)
    if ('failed' in inserted) throw inserted.failed
    return inserted.id
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

/** The rows are sorted, so that two processes wait for each other in one order. */
async function insertAttempts(tx: Tx, rows: readonly NewAttempt[]): Promise<Inserted[]> {
  const list = (value: (row: NewAttempt) => unknown) => sql.param(rows.map(value))
  const { rows: started } = await tx.execute<{ id: number; paper_id: number; doctor_id: number }>(sql`
    with given as (
      select * from unnest(${list((row) => row.paperId)}::int[], ${list((row) => row.doctorId)}::int[],
        ${list((row) => row.number)}::int[], ${list((row) => row.startedAt.toISOString())}::timestamptz[],
        ${list((row) => row.endsAt.toISOString())}::timestamptz[], ${list((row) => row.ranked)}::boolean[],
        ${list((row) => JSON.stringify(row.order))}::json[], ${list((row) => row.deviceId)}::int[],
        ${list((row) => row.heldUntil.toISOString())}::timestamptz[],
        ${list((row) => row.answeredPlaces)}::varbit[], ${list((row) => row.partialPlaces)}::varbit[])
        as given (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", device_id, held_until,
          answered_places, partial_places)
    ), started as (
      insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", answered_places, partial_places)
      select paper_id, doctor_id, number, started_at, ends_at, ranked, "order", answered_places, partial_places
      from given order by doctor_id, paper_id
      on conflict do nothing returning id, paper_id, doctor_id
    ), held as (
      update device set held_until = given.held_until from started join given using (paper_id, doctor_id)
      where device.id = given.device_id and (device.held_until is null or device.held_until < given.held_until)
    )
    select id, paper_id, doctor_id from started`)
  const idOf = new Map(started.map((row) => [`${row.paper_id} ${row.doctor_id}`, row.id]))
  return rows.map(({ paperId, doctorId }) => {
    const key = `${paperId} ${doctorId}`
    const id = idOf.get(key)
    // Two tabs of one doctor may be on board: what the second one has drawn is not what was written.
    idOf.delete(key)
    return { id }
  })
}

/** SQLSTATE classes 22 (data) and 23 (integrity). A database that is away is so for all of them. */
function isAboutARow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^2[23]/.test(String(error.code))) || isAboutARow(error.cause)
}
