import { type Db, type Tx, tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { isSignedIn } from './is-signed-in.ts'
import type { PushKind } from './push-kinds.ts'
import { type FoundNews, queueNews } from './queue-news.ts'
import { isQuietFor } from './quiet-for.ts'

const { pushTold } = tables

/** So many doctors are told in one transaction: few enough that a process that dies leaves little to do again. */
const toldAtOnce = 500

/** What there is to tell now, of one kind; each with `isUntold` among its conditions, so that what was told is not found again. */
export type NewsSource = {
  kind: PushKind
  /** How long after it was told a thing may still be there to be found; what was told is remembered for longer (`toldKeptMs`). */
  foundForMs: number
  find: (tx: Tx, looking: { now: Date; atMost: number }) => Promise<FoundNews[]>
}

/**
 * Tells what a source finds, each thing to each doctor once. The row that says so and the messages for the doctor's browsers are written
 * together: a process that dies has done both or neither, and of two that find the same one writes it.
 */
export async function tellOnce(
  db: Db,
  source: NewsSource,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
) {
  let told = 0
  while (!signal?.aborted) {
    const some = await db.transaction(async (tx) => {
      const found = await source.find(tx, { now, atMost: toldAtOnce })
      return { found: found.length, told: await tellSome(tx, { kind: source.kind, found, now }) }
    })
    told += some.told
    // Where nothing of it was new, another process is telling the same at this moment.
    if (some.found < toldAtOnce || some.told === 0) break
  }
  return told
}

type Telling = { kind: PushKind; found: readonly FoundNews[]; now: Date }

async function tellSome(tx: Tx, { kind, found, now }: Telling): Promise<number> {
  if (found.length === 0) return 0
  // In one order, so that two processes that write the same wait for each other and not both for the other.
  const rows = found
    .map(({ doctorId, thing }) => ({ doctorId, kind, thing, toldAt: now }))
    .sort((one, other) => one.doctorId - other.doctorId || (one.thing < other.thing ? -1 : 1))
  const written = await tx
    .insert(pushTold)
    .values(rows)
    .onConflictDoNothing()
    .returning({ doctorId: pushTold.doctorId, thing: pushTold.thing })
  const own = new Set(written.map(({ doctorId, thing }) => `${doctorId}:${thing}`))
  const fresh = found.filter(({ doctorId, thing }) => own.has(`${doctorId}:${thing}`))
  await queueNews(tx, { kind, found: fresh, sendAt: now, now })
  return written.length
}

type Untold = {
  kind: PushKind
  doctorId: SQL
  thing: SQL
  /** When it came to be: a browser that began to listen later is not told of what was. */
  since?: SQL
  now: Date
}

/**
 * The condition that a doctor listens, is not in their quiet hours, and was not told of a thing. Whoever turned the kind off is not
 * left out: that it was not told is written down, too.
 */
export function isUntold({ kind, doctorId, thing, since, now }: Untold): SQL {
  return sql`exists (select from push_subscription listening join sign_in on sign_in.id = listening.sign_in_id
      where listening.doctor_id = ${doctorId} and ${isSignedIn(now)}
      ${since ? sql`and listening.created_at <= ${since}` : sql``})
    and not exists (select from push_told told
      where told.doctor_id = ${doctorId} and told.kind = ${kind} and told.thing = ${thing})
    and not ${isQuietFor(doctorId, { kind: sql`${kind}::text`, now })}`
}

/** What was told so long ago is found by no source any more. */
export const toldKeptMs = 60 * 86_400_000

export async function forgetTold(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from push_told where told_at < ${new Date(now.getTime() - toldKeptMs).toISOString()}::timestamptz`,
  )
  return rowCount ?? 0
}
