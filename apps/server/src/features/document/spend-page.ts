import type { Tx } from '@prostuti/db'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'

/** Faster than anybody turns pages, slower than anybody copies a book. Zooming in asks for a page again. */
const limits: RateLimit[] = [
  { name: 'pages-a-minute', tries: 60, windowMs: 60_000 },
  { name: 'pages-an-hour', tries: 600, windowMs: 3_600_000 },
]

export async function spendPage(tx: Tx, by: { doctorId: number; secret: string; now: Date }): Promise<void> {
  for (const limit of limits) await spendByDoctor(tx, limit, by)
}
