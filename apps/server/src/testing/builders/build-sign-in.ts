import { randomBytes } from 'node:crypto'
import { type Tx, tables } from '@prostuti/db'
import { createSignIn } from '../../features/identity/index.ts'
import { hashToken } from '../../secrets.ts'

type SignInFields = {
  doctorId: number
  /** False for a device that still has to be verified. */
  verified?: boolean
  deviceToken?: string
  label?: string
  now?: Date
}

/** A sign-in of a doctor on a device of its own, without the way through the login form. `headers` is what the browser would send. */
export async function buildSignIn(
  tx: Tx,
  { doctorId, verified = true, deviceToken, label = 'Chrome · Android', now = new Date() }: SignInFields,
) {
  const token = deviceToken ?? randomBytes(24).toString('base64url')
  const [device] = await tx
    .insert(tables.device)
    .values({
      doctorId,
      tokenHash: hashToken(token),
      label,
      createdAt: now,
      lastUsedAt: now,
      verifiedAt: verified ? now : null,
    })
    .returning({ id: tables.device.id })
  const made = await createSignIn(tx, { doctorId, deviceId: device!.id, now })
  return {
    ...made,
    deviceId: device!.id,
    deviceToken: token,
    headers: { authorization: `Bearer ${made.token}`, 'x-device-token': token },
  }
}
