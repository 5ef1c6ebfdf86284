import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'

const { deviceRequest } = tables

const withdraw = async (tx: Tx, whose: SQL, now: Date): Promise<void> => {
  await tx
    .update(deviceRequest)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(whose, eq(deviceRequest.status, 'open')))
}

/** A device that was verified or released needs no decision any more. */
export const withdrawRequestOfDevice = (tx: Tx, deviceId: number, now: Date): Promise<void> =>
  withdraw(tx, eq(deviceRequest.deviceId, deviceId), now)

/** A newer request takes the place of the open one under a number of its own, so that staff never admit a device they did not read about. */
export const withdrawRequestOfDoctor = (tx: Tx, doctorId: number, now: Date): Promise<void> =>
  withdraw(tx, eq(deviceRequest.doctorId, doctorId), now)
