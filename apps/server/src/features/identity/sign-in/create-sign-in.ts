import { type Tx, tables } from '@prostuti/db'
import { signInLifeMs } from '../../../auth/touch-sign-ins.ts'
import { hashToken, newToken } from '../../../secrets.ts'

type NewSignIn = { doctorId: number; deviceId: number; now: Date }

/** The token is given out here, once; the table keeps its hash. */
export async function createSignIn(
  tx: Tx,
  { doctorId, deviceId, now }: NewSignIn,
): Promise<{ signInId: number; token: string }> {
  const token = newToken()
  const [made] = await tx
    .insert(tables.signIn)
    .values({
      tokenHash: hashToken(token),
      doctorId,
      deviceId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + signInLifeMs),
    })
    .returning({ signInId: tables.signIn.id })
  return { ...made!, token }
}
