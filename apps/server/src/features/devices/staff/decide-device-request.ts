import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { lockDoctor } from '../lock-doctor.ts'

const { device, deviceRequest } = tables

type Input = { requestId: number; staffId: number; decision: 'approved' | 'refused'; now: Date }

/** Staff answer a request; the call writes that down. Approving verifies the device over the limit. One that is not open any more is not there. */
export async function decideDeviceRequest(
  tx: Transaction,
  { requestId, staffId, decision, now }: Input,
): Promise<{ doctorId: number }> {
  const open = and(eq(deviceRequest.id, requestId), eq(deviceRequest.status, 'open'))
  const [asked] = await tx.select({ doctorId: deviceRequest.doctorId }).from(deviceRequest).where(open)
  if (asked === undefined) throw new AppError('not_found')
  await lockDoctor(tx, asked.doctorId)
  // Again under the lock: the doctor may have withdrawn it meanwhile, or a colleague decided.
  const [decided] = await tx
    .update(deviceRequest)
    .set({ status: decision, decidedAt: now, decidedBy: staffId })
    .where(open)
    .returning()
  if (decided === undefined) throw new AppError('not_found')
  const { doctorId, deviceId } = decided
  if (decision === 'approved') await tx.update(device).set({ verifiedAt: now }).where(eq(device.id, deviceId))
  return { doctorId }
}
