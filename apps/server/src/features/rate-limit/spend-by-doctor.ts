import type { Tx } from '@prostuti/db'
import { keyedHash } from '../../secrets.ts'
import type { RateLimit } from './rate-limit.ts'
import { spendTry } from './spend-try.ts'

type By = { doctorId: number; secret: string; now: Date; tries?: number }

/** A try of a doctor who is signed in, whichever device they use. */
export const spendByDoctor = (tx: Tx, limit: RateLimit, { doctorId, secret, ...given }: By): Promise<void> =>
  spendTry(tx, limit, { who: keyedHash(secret, 'doctor', String(doctorId)), now: given.now, tries: given.tries })
