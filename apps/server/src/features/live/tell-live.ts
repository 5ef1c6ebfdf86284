import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

export type LiveAudience = { doctor: number } | { batch: number } | { course: number } | { all: true }

export type LiveNews = {
  /** What has changed; the browser asks for it again. */
  kind: 'notice' | 'complaint' | 'delivery' | 'payment' | 'enrolment'
  id: number
}

/** Said inside the transaction that changes something: it is heard by every process when that commits, and never otherwise. */
export async function tellLive(tx: Tx, to: LiveAudience, news: LiveNews): Promise<void> {
  await tx.execute(sql`select pg_notify('live', ${JSON.stringify({ to, news })})`)
}
