import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { endSignIns } from '../identity/index.ts'
import type { Device } from './own-device.ts'
import { withdrawRequestOfDevice } from './withdraw-request.ts'

const { device } = tables

/** What every release comes down to, once it is allowed. */
export async function freeSlot(tx: Tx, { id, doctorId }: Device, now: Date): Promise<void> {
  await tx.update(device).set({ releasedAt: now }).where(eq(device.id, id))
  await endSignIns(tx, { doctorId, deviceId: id, because: 'device_released', now })
  await withdrawRequestOfDevice(tx, id, now)
}
