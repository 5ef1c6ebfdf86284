import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { freeSlot } from '../free-slot.ts'
import { lockDoctor } from '../lock-doctor.ts'
import { isHeld, ownDevice } from '../own-device.ts'

const { device } = tables

/** Staff free a place for a doctor. It costs the doctor no release, but an exam is not interrupted by it either. */
export async function releaseDeviceAsStaff(
  tx: Transaction,
  { deviceId, now }: { deviceId: number; now: Date },
): Promise<{ doctorId: number }> {
  const [owner] = await tx.select({ doctorId: device.doctorId }).from(device).where(eq(device.id, deviceId))
  if (owner === undefined) throw new AppError('not_found')
  const { doctorId } = owner
  await lockDoctor(tx, doctorId)
  const target = await ownDevice(tx, { doctorId, deviceId })
  if (isHeld(target, now)) throw new AppError('device_in_exam')
  await freeSlot(tx, target, now)
  return { doctorId }
}
