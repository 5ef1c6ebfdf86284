import type { Transaction } from '@prostuti/db'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { bookDelivery, type DeliveryRow, leaseMs } from '../../sheet/index.ts'
import { addJobKind, type JobItem, type JobStep, type StepOutcome } from '../../staff-jobs/index.ts'
import { seesParcel } from '../parcels/parcel-scope.ts'
import { bookParcelsJob } from './book-parcels-job.ts'

const { sheetDelivery, staffJob } = tables

export type BookInput = { ids: number[]; locale: Locale; list: string }

/** Couriers are asked about so many at the same time: two hundred are booked in a minute, and none of them feels flooded. */
const perStep = 8

type BookDeps = Pick<Deps, 'database' | 'clock' | 'couriers' | 'jobKinds'>

type Outcome = 'booked' | 'refused' | 'in_doubt' | 'away' | 'by_hand' | 'taken' | 'already'

/**
 * Gives many parcels to their couriers. Each is claimed first, as the sweep of every few seconds claims it, and what was sent is
 * written down before it is sent: a process that dies on the way leaves a parcel that somebody asks the courier about, not one
 * that is booked again.
 */
export const addBookParcelsJob = (deps: BookDeps): void =>
  addJobKind<BookInput>(deps.jobKinds, {
    kind: bookParcelsJob,
    action: 'parcels.write',
    // Longer than a parcel is claimed, which begins a little later: whoever takes up the job can claim what the dead process held.
    ask: { leaseMs: leaseMs + 15_000, work: (given) => bookSome(given, deps) },
    step: (tx, given) => writeSome(tx, given, deps),
  })

type Tried = Booked & { row: DeliveryRow }

/** In no transaction: a courier takes its time, and each parcel is claimed, booked and written down by itself. */
async function bookSome(
  { jobId, input: { ids }, position, member, db }: JobStep<BookInput>,
  deps: BookDeps,
): Promise<Tried[]> {
  const from = Number(position?.from ?? 0)
  const rows = await db
    .select()
    .from(sheetDelivery)
    .where(and(inArray(sheetDelivery.id, ids.slice(from, from + perStep)), seesParcel(member)))
  const [job] = await db.select({ startedAt: staffJob.startedAt }).from(staffJob).where(eq(staffJob.id, jobId))
  return Promise.all(rows.map(async (row) => ({ row, ...(await bookOne(deps, row, job!.startedAt)) })))
}

async function writeSome(
  tx: Transaction,
  { input: { ids, locale }, position, asked }: JobStep<BookInput>,
  deps: BookDeps,
): Promise<StepOutcome> {
  const tried = asked as Tried[]
  const from = Number(position?.from ?? 0)
  const items = tried.map(({ row, ...booked }) => itemOf(row, booked, locale))
  const sent = tried.filter(({ outcome }) => outcome !== 'by_hand' && outcome !== 'already')
  const rest = ids.slice(from + perStep)
  // A courier that did not answer once is not asked two hundred times: the sweep takes up what waits when it is back.
  const isAway = sent.length > 0 && sent.every(({ outcome }) => outcome === 'away')
  if (isAway) items.push(...(await leaveToSweep(tx, rest, { deps, locale })))
  const next = isAway || rest.length === 0 ? undefined : { from: from + perStep }
  const failed = items.filter(({ outcome }) => outcome === 'failed').length
  return { next, done: items.length, failed, total: ids.length, items }
}

type Booked = { outcome: Outcome; words?: string | null }

async function bookOne(
  deps: BookDeps,
  { id, courier, state, bookedAt }: DeliveryRow,
  startedAt: Date | null,
): Promise<Booked> {
  if (state !== 'draft') {
    // Booked since the job began: by a process of this job that died before it could write it down, or by the sweep in its place.
    const isOfThisJob = bookedAt !== null && startedAt !== null && bookedAt >= startedAt
    if (bookedAt === null && state !== 'cancelled') return { outcome: 'in_doubt' }
    return { outcome: isOfThisJob ? 'booked' : 'already' }
  }
  if (courier === 'manual') return { outcome: 'by_hand' }
  if (!(await claim(deps, id))) return { outcome: 'taken' }
  await bookDelivery(deps, id)
  const [row] = await deps.database.db.select().from(sheetDelivery).where(eq(sheetDelivery.id, id))
  if (row!.refusal !== null && row!.state === 'draft') return { outcome: 'refused', words: row!.refusal }
  if (row!.state === 'draft') return { outcome: 'away' }
  return { outcome: row!.bookedAt === null ? 'in_doubt' : 'booked' }
}

/** Out of reach of the sweep and of its doctor. One that somebody else has claimed, or asks about, stays theirs. */
async function claim({ database: { db }, clock }: BookDeps, id: number): Promise<boolean> {
  const now = clock()
  const claimed = await db
    .update(sheetDelivery)
    .set({
      nextAskAt: new Date(now.getTime() + leaseMs),
      tries: sql`${sheetDelivery.tries} + 1`,
      refusal: null,
    })
    .where(
      and(
        ...[eq(sheetDelivery.id, id), eq(sheetDelivery.state, 'draft'), ne(sheetDelivery.courier, 'manual')],
        or(eq(sheetDelivery.tries, 0), sql`${sheetDelivery.nextAskAt} <= ${now.toISOString()}::timestamptz`),
      ),
    )
    .returning({ id: sheetDelivery.id })
  return claimed.length > 0
}

/** The rest is booked by itself once the courier answers. */
async function leaveToSweep(tx: Transaction, ids: number[], { deps, locale }: { deps: BookDeps; locale: Locale }) {
  if (ids.length === 0) return []
  const soon = new Date(deps.clock().getTime() + 5 * 60_000)
  const left = await tx
    .update(sheetDelivery)
    .set({ nextAskAt: soon })
    .where(
      and(
        inArray(sheetDelivery.id, ids),
        ...[eq(sheetDelivery.state, 'draft'), eq(sheetDelivery.tries, 0), ne(sheetDelivery.courier, 'manual')],
      ),
    )
    .returning()
  return left.map((row) => itemOf(row, { outcome: 'away' }, locale))
}

const itemOf = ({ id, invoice, recipientName }: DeliveryRow, { outcome, words }: Booked, locale: Locale): JobItem => ({
  key: String(id),
  label: `${invoice} · ${recipientName}`,
  outcome: outcome === 'booked' ? 'done' : 'failed',
  ...(outcome !== 'booked' && { words: words ?? outcomeWords(outcome, locale) }),
})

const outcomeWords = (outcome: Exclude<Outcome, 'booked'>, locale: Locale): string =>
  ({
    refused: messages.office_booking_refused,
    in_doubt: messages.office_booking_in_doubt,
    away: messages.office_booking_away,
    by_hand: messages.office_booking_by_hand,
    taken: messages.office_booking_taken,
    already: messages.office_booking_already,
  })[outcome]({}, { locale })
