import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { device } = tables

export type Device = typeof device.$inferSelect

/** Another doctor's device, and one that was released before, are not there. */
export async function ownDevice(
  tx: Tx,
  { doctorId, deviceId }: { doctorId: number; deviceId: number },
): Promise<Device> {
  const [row] = await tx
    .select()
    .from(device)
    .where(and(eq(device.id, deviceId), eq(device.doctorId, doctorId), isNull(device.releasedAt)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Places that are taken. */
export const countVerified = (tx: Tx, doctorId: number): Promise<number> =>
  tx.$count(device, and(eq(device.doctorId, doctorId), isNotNull(device.verifiedAt), isNull(device.releasedAt)))

/** An exam runs on it: nobody may take its place before that ends. */
export const isHeld = ({ heldUntil }: Pick<Device, 'heldUntil'>, now: Date): boolean =>
  heldUntil !== null && heldUntil > now
