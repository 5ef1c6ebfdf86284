import { type Transaction, type Tx, tables } from '@prostuti/db'
import { withdrawableMs } from '@prostuti/exam-rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type AttemptRow, attemptColumns, lockAttempts, renewHolds } from '../../exam/index.ts'
import { tellDoctors } from '../../live/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { ownsPaper, seesDoctor, seesPaper } from '../sitting-scope.ts'

const { attempt, attemptExtension, paper, sittingDeed, sittingMessage } = tables

export type PaperRow = typeof paper.$inferSelect
export type Sitters = { attempts: readonly number[] } | { all: true }

/** One press of somebody in the control room of a paper. */
export type Press = { paperId: number; member: StaffMember; press: string; now: Date }

export type Done = { deedId: number; people: number; skipped: number; withdrawableUntil: Date | null }

type DeedFields = {
  kind: (typeof sittingDeed.$inferInsert)['kind']
  minutes?: number | null
  reason?: string
  words?: tables.LocalizedText
  toAll?: boolean
  withdraws?: number
}

export type MovedEnd = { attempt: AttemptRow; endsAt: Date }

/**
 * Does one kind of thing to a paper that is being sat, once for each press; a key that was used for something else is refused.
 * The paper is locked first and the attempts after it, in the order of the answer journal: deeds wait for each other and for the
 * drawing of ranks, a save only for the moment in which its own attempt changes.
 */
export async function pressOnce(
  tx: Transaction,
  { paperId, member, press, now }: Press,
  kind: DeedFields['kind'],
  work: (row: PaperRow) => Promise<Done>,
): Promise<Done> {
  const row = await lockPaper(tx, paperId, member)
  const [before] = await tx
    .select({ id: sittingDeed.id, kind: sittingDeed.kind, at: sittingDeed.at, paperId: sittingDeed.paperId })
    .from(sittingDeed)
    .where(and(eq(sittingDeed.staffId, member.id), eq(sittingDeed.pressKey, press)))
  if (before === undefined) return work(row)
  // Nothing was done for this press, and nobody must think that it was.
  if (before.paperId !== paperId || before.kind !== kind) throw new AppError('sitting_changed')
  const people = await countPeople(tx, before.id)
  return { deedId: before.id, people, skipped: 0, withdrawableUntil: withdrawableUntil(before.kind, before.at, now) }
}

async function lockPaper(tx: Transaction, id: number, member: StaffMember): Promise<PaperRow> {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), eq(paper.stage, 'frozen'), seesPaper(member)))
    .for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

const countPeople = async (tx: Tx, deedId: number): Promise<number> => {
  const { rows } = await tx.execute<{ people: number }>(sql`
    select count(distinct attempt_id)::int as people from (
      select attempt_id from attempt_extension where deed_id = ${deedId}
      union all select attempt_id from sitting_message where deed_id = ${deedId}) reached`)
  return rows[0]?.people ?? 0
}

export const withdrawableUntil = (kind: string, at: Date, now: Date): Date | null => {
  const until = new Date(at.getTime() + withdrawableMs)
  return kind === 'extend' && now <= until ? until : null
}

/** What reaches everybody is for who answers for everybody. */
export async function requireOwned(tx: Tx, { paperId, member }: Pick<Press, 'paperId' | 'member'>): Promise<void> {
  const [owned] = await tx
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.id, paperId), ownsPaper(member)))
  if (owned === undefined) throw new AppError('not_found')
}

/** The attempts that a deed is for: those that were chosen, or all that are not finished. Nobody else's are found. */
async function sittersWhere(tx: Tx, { paperId, member }: Pick<Press, 'paperId' | 'member'>, to: Sitters) {
  const ofPaper = eq(attempt.paperId, paperId)
  if ('all' in to) {
    await requireOwned(tx, { paperId, member })
    return and(ofPaper, isNull(attempt.finishedAt))
  }
  const chosen = sql`${attempt.id} = any(${`{${to.attempts.join()}}`}::int[])`
  return and(ofPaper, chosen, seesDoctor(member, sql`${attempt.doctorId}`))
}

export type FindSitters = (about: Pick<Press, 'paperId' | 'member'>, to: Sitters) => Promise<AttemptRow[]>

/** Finds them and keeps saves, finishes and jobs from them until the transaction ends. */
export const lockSitters =
  (tx: Transaction): FindSitters =>
  async (about, to) =>
    requireAll(to, await lockAttempts(tx, await sittersWhere(tx, about, to)))

/** Finds them as they are, for who only wants to know what would happen. */
export const readSitters =
  (tx: Tx): FindSitters =>
  async (about, to) =>
    requireAll(
      to,
      await tx
        .select(attemptColumns)
        .from(attempt)
        .where(await sittersWhere(tx, about, to)),
    )

function requireAll(to: Sitters, rows: AttemptRow[]): AttemptRow[] {
  if ('attempts' in to && rows.length < new Set(to.attempts).size) throw new AppError('not_found')
  return rows
}

export async function writeDeed(tx: Tx, { paperId, member, press, now }: Press, fields: DeedFields): Promise<number> {
  const [deed] = await tx
    .insert(sittingDeed)
    .values({ paperId, staffId: member.id, pressKey: press, at: now, ...fields })
    .returning({ id: sittingDeed.id })
  return deed!.id
}

type Moving = {
  deed: DeedFields
  moved: readonly MovedEnd[]
  /** How many were chosen and get nothing. */
  skipped: number
  /** What of the paper moves with them. */
  times?: Partial<Pick<PaperRow, 'closesAt' | 'lateUntil' | 'pausedAt'>> | undefined
}

/** Gives or takes time: the deed, the ends it moves, the times of the paper, and word of it to the rooms. */
export async function moveTimes(tx: Tx, press: Press, { deed, moved, skipped, times }: Moving): Promise<Done> {
  const { paperId, now } = press
  const deedId = await writeDeed(tx, press, deed)
  await moveEnds(tx, deedId, moved)
  const sitters = moved.map(({ attempt: row }) => row)
  if (!deed.toAll) await addressTo(tx, deedId, sitters)
  if (times) await tx.update(paper).set(times).where(eq(paper.id, paperId))
  await keepLatestEnd(tx, paperId, now)
  await tellSitters(tx, paperId, sitters)
  return { deedId, people: moved.length, skipped, withdrawableUntil: withdrawableUntil(deed.kind, now, now) }
}

/** Writes down that ends were moved, and moves them. */
async function moveEnds(tx: Tx, deedId: number, moved: readonly MovedEnd[]): Promise<void> {
  for (const some of chunks(moved)) {
    await tx
      .insert(attemptExtension)
      .values(
        some.map(({ attempt: row, endsAt }) => ({ deedId, attemptId: row.id, fromEnd: row.endsAt, toEnd: endsAt })),
      )
    const ends = some.map(({ attempt: { id }, endsAt }) => ({ id, at: endsAt.toISOString() }))
    await tx.execute(sql`
      update attempt set ends_at = moved.at
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as moved (id int, at timestamptz) where attempt.id = moved.id`)
  }
}

/** Named ones are written down before they have read it; of what is for everybody a row comes with the reading. */
export async function addressTo(tx: Tx, deedId: number, attempts: readonly AttemptRow[]): Promise<void> {
  for (const some of chunks(attempts))
    await tx.insert(sittingMessage).values(some.map(({ id }) => ({ deedId, attemptId: id })))
}

/** Every room of them asks what is new: by the stream, with the next save, or when it comes back. Their devices stay held. */
export async function tellSitters(tx: Tx, paperId: number, attempts: readonly AttemptRow[]): Promise<void> {
  if (attempts.length === 0) return
  const doctorIds = [...new Set(attempts.map(({ doctorId }) => doctorId))]
  await tx.execute(sql`
    update attempt set news = news + 1 where id = any(${`{${attempts.map(({ id }) => id).join()}}`}::int[])`)
  await renewHolds(tx, doctorIds)
  await tellDoctors(tx, doctorIds, { kind: 'sitting', id: paperId })
}

/** The latest end of who began in the paper's own time, where that is after the closing: marks, keys and ranks wait for it. */
async function keepLatestEnd(tx: Tx, paperId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update paper set updated_at = ${now.toISOString()}::timestamptz, extended_until = (
      select max(ends_at) from attempt
      where paper_id = paper.id and started_at < paper.closes_at and ends_at > paper.closes_at)
    where id = ${paperId}`)
}

const atOnce = 1000

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce)
}
