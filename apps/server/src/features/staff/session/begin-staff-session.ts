import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../../../secrets.ts'
import { sessionLifeMs } from './session-times.ts'

const { staff, staffSession } = tables

type Proof = (typeof tables.staffProofs)[number]

/** The browser in which it begins. */
export type StaffBrowser = { name: string; address: string }

type Beginning = { staffId: number; proofs: Proof[]; browser: StaffBrowser; now: Date }

/** Gives the token, which goes into a cookie and is kept nowhere else. */
export async function beginStaffSession(
  tx: Tx,
  { staffId, proofs, browser, now }: Beginning,
): Promise<{ token: string; sessionId: number }> {
  const token = newToken()
  const [made] = await tx
    .insert(staffSession)
    .values({
      tokenHash: hashToken(token),
      staffId,
      proofs,
      browser: browser.name,
      address: browser.address,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionLifeMs),
      provedAt: now,
    })
    .returning({ id: staffSession.id })
  await tx.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, staffId))
  return { token, sessionId: made!.id }
}
