import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../../../secrets.ts'
import type { StaffSession } from './staff-member.ts'

const { staffSession } = tables

type Proof = { sessionId: number; now: Date; proofs?: StaffSession['proofs'] }

/** The session goes on under a new token: one that was copied before the proof is worth nothing after it. */
export async function proveSession(tx: Transaction, { sessionId, now, proofs }: Proof): Promise<string> {
  const token = newToken()
  await tx
    .update(staffSession)
    .set({ provedAt: now, tokenHash: hashToken(token), ...(proofs && { proofs }) })
    .where(eq(staffSession.id, sessionId))
  return token
}
