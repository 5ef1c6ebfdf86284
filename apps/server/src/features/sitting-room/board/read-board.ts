import { type Db, type Tx, tables } from '@prostuti/db'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Sat } from './board-model.ts'
import { joinProcesses, type LagPoint } from './slow-spells.ts'

const { paper } = tables

/** So many are read at once: more would hold up who saves an answer. */
const atOnce = 2000

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

type ChangeRow = { xmin: string } & { [Field in keyof Sat]: Sat[Field] | null }

/**
 * The attempts of a paper that were written since the transaction `since`, or all of them, some at a time, and what to ask with the next
 * time. PostgreSQL notes in every row which transaction wrote it, so nothing has to be noted for the board: saves stay as cheap as they
 * are. A transaction that was still under way at the last look is asked for again.
 */
export async function readChanges(
  db: Db,
  { paperId, since }: { paperId: number; since: string | undefined },
  take: (sats: Sat[]) => void | Promise<void>,
): Promise<string> {
  const isNewer = since === undefined ? sql`true` : sql`age(attempt.xmin) <= age(${since}::text::xid)`
  let first: string | undefined
  let after = { doctorId: 0, number: 0 }
  for (;;) {
    const { rows } = await db.execute<ChangeRow>(sql`
      select looked.xmin, attempt.id, attempt.doctor_id as "doctorId", attempt.number, attempt.ranked,
        ${ms('attempt.started_at')} as "startedAt", ${ms('attempt.ends_at')} as "endsAt", ${ms('attempt.saved_at')} as "savedAt",
        ${ms('attempt.finished_at')} as "finishedAt", attempt.finished_by as "finishedBy",
        attempt.voided_at is not null as voided, attempt.answered_places as answered, attempt.partial_places as partial
      from (select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xmin) looked
        left join lateral (
          select * from attempt
          where paper_id = ${paperId} and (doctor_id, number) > (${after.doctorId}, ${after.number}) and ${isNewer}
          order by doctor_id, number limit ${atOnce}
        ) attempt on true`)
    first ??= rows[0]!.xmin
    const sats = rows.filter(({ id }) => id !== null).map(({ xmin: _, ...sat }) => sat as Sat)
    await take(sats)
    if (sats.length < atOnce) return first
    after = sats.at(-1)!
  }
}

export type PaperFacts = typeof paper.$inferSelect & { lastDeed: number }

/** The paper's times as they are now, and the number of the last deed. */
export async function readPaperFacts(tx: Tx, paperId: number): Promise<PaperFacts | undefined> {
  const [row] = await tx.select().from(paper).where(eq(paper.id, paperId))
  if (row === undefined || row.stage !== 'frozen' || row.opensAt === null) return undefined
  const { rows } = await tx.execute<{ last: number | null }>(
    sql`select max(id) as last from sitting_deed where paper_id = ${paperId}`,
  )
  return { ...row, lastDeed: rows[0]?.last ?? 0 }
}

const shownForMs = 30 * 60_000

/** How long saves took, in every ten seconds of the last half hour of the exam, all processes together. */
export async function readLag(tx: Tx, paperId: number, now: Date): Promise<LagPoint[]> {
  const { rows } = await tx.execute<LagPoint>(sql`
    select ${ms('at')} as at, saves, typical, slow from save_lag
    where paper_id = ${paperId} and save_lag.at > ${new Date(now.getTime() - shownForMs).toISOString()}::timestamptz
    order by save_lag.at`)
  return joinProcesses(rows)
}

/**
 * A query of the ids of who is expected at a paper: those enrolled in its batches or in a timetable that has it, and those registered for its event.
 */
export const expectedOf = (paperId: SQL): SQL => sql`
  select enrolment.doctor_id as id from enrolment join paper_batch using (batch_id)
  where paper_batch.paper_id = ${paperId} and enrolment.state = 'active'
  union
  select enrolment.doctor_id from enrolment join schedule_event using (schedule_id)
  where schedule_event.paper_id = ${paperId} and not schedule_event.is_cancelled and enrolment.state = 'active'
  union
  select registered.doctor_id from event_registration registered
  where registered.event_id = (select event_id from paper asked where asked.id = ${paperId})`

/** Who is expected; undefined where anybody may come. */
export async function readExpected(tx: Tx, paperId: number): Promise<number[] | undefined> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from (${expectedOf(sql`${paperId}::int`)}) expected order by id`,
  )
  return rows.length === 0 ? undefined : rows.map(({ id }) => id)
}
