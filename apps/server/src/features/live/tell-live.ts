import type { LiveNews } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

export type LiveAudience =
  | { doctor: number }
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
