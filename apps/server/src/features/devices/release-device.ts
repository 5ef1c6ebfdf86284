import { type Db, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { checkRelease } from './check-release.ts'
import { freeSlot } from './free-slot.ts'
import { lockDoctor } from './lock-doctor.ts'
import { ownDevice } from './own-device.ts'
import { readPolicy } from './read-policy.ts'

const { doctor } = tables

/** The doctor gives one device away, from another one or from itself. */
export const releaseDevice = (
  db: Db,
  { doctorId, deviceId, now }: { doctorId: number; deviceId: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { deviceReleasedAt } = await lockDoctor(tx, doctorId)
    const { locking } = await readPolicy(tx)
    const target = await ownDevice(tx, { doctorId, deviceId })
    const { counts } = checkRelease(target, { deviceReleasedAt, locking, now })
    await freeSlot(tx, target, now)
    if (counts) await tx.update(doctor).set({ deviceReleasedAt: now }).where(eq(doctor.id, doctorId))
  })
