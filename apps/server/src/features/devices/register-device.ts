import { type Transaction, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken } from '../../secrets.ts'
import { deviceLabel } from './device-label.ts'
import { lockDoctor } from './lock-doctor.ts'
import { readPolicy } from './read-policy.ts'

const { device } = tables

type Input = { doctorId: number; deviceToken: string; userAgent: string | undefined; now: Date }

/** The device a doctor signs in on. The very first of an account is verified by itself; any other has to be. */
export async function registerDevice(
  tx: Transaction,
  { doctorId, deviceToken, userAgent, now }: Input,
): Promise<{ deviceId: number; verified: boolean }> {
  await lockDoctor(tx, doctorId)
  const { locking } = await readPolicy(tx)
  const tokenHash = hashToken(deviceToken)
  const label = deviceLabel(userAgent)

  const [known] = await tx
    .update(device)
    .set({ label, lastUsedAt: now })
    .where(and(eq(device.doctorId, doctorId), eq(device.tokenHash, tokenHash), isNull(device.releasedAt)))
    .returning()
  if (known !== undefined) {
    const held = known.heldUntil !== null && known.heldUntil > now
    return { deviceId: known.id, verified: known.verifiedAt !== null || held || !locking }
  }

  // Released devices count too: whoever gave away the last one proves the phone again.
  const isFirst = (await tx.$count(device, eq(device.doctorId, doctorId))) === 0
  const [made] = await tx
    .insert(device)
    .values({ doctorId, tokenHash, label, createdAt: now, lastUsedAt: now, verifiedAt: isFirst ? now : null })
    .returning({ id: device.id })
  if (made === undefined) throw new Error('the device was not written')
  return { deviceId: made.id, verified: isFirst || !locking }
}
