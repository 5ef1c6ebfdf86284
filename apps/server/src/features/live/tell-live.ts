import type { LiveNews } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

export type LiveAudience =
  | { doctor: number }
  | { doctors: number[] }
  | { batch: number }
  | { schedule: number }
  | { course: number }
  | { all: true }

export const liveChannel = 'live'

export type Told = { to: LiveAudience; news: LiveNews }

/** Said inside the transaction that changes something: it is heard by every process when that commits, and never otherwise. */
export async function tellLive(tx: Tx, to: LiveAudience, news: LiveNews): Promise<void> {
  const told: Told = { to, news }
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(told)})`)
}

/** A message of PostgreSQL has 8,000 bytes. */
const namedAtOnce = 500

/** The same to some who have nothing else in common, such as a hall of examinees. */
export async function tellDoctors(tx: Tx, doctorIds: readonly number[], news: LiveNews): Promise<void> {
  for (let from = 0; from < doctorIds.length; from += namedAtOnce)
    await tellLive(tx, { doctors: doctorIds.slice(from, from + namedAtOnce) }, news)
}
