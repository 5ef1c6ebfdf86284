import type { Tx } from '@prostuti/db'
import { keyedHash } from '../../secrets.ts'
import { type RateLimit, spendTry } from '../rate-limit/index.ts'

/** Faster than anybody turns pages, slower than anybody copies a book. Zooming in asks for a page again. */
const limits: RateLimit[] = [
  { name: 'pages-a-minute', tries: 60, windowMs: 60_000 },
  { name: 'pages-an-hour', tries: 600, windowMs: 3_600_000 },
]

export async function spendPage(tx: Tx, by: { doctorId: number; secret: string; now: Date }): Promise<void> {
  const who = keyedHash(by.secret, 'reader', String(by.doctorId))
  for (const limit of limits) await spendTry(tx, limit, { who, now: by.now })
}
