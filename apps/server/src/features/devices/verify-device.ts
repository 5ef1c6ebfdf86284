import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { guessOtp, refuseOtp, signedInOn } from '../identity/index.ts'
import { checkRelease } from './check-release.ts'
import { freeSlot } from './free-slot.ts'
import { lockDoctor } from './lock-doctor.ts'
import { countVerified, type Device, ownDevice } from './own-device.ts'
import { type DevicePolicy, readPolicy } from './read-policy.ts'
import { withdrawRequestOfDevice } from './withdraw-request.ts'

const { device, doctor } = tables

type Input = { doctorId: number; deviceId: number; code: string; releaseDeviceId: number | undefined }

/** A device that is verified already, or needs no verifying, is left as it is: asking twice is no error and costs no code. */
export async function verifyDevice({ database: { db }, clock, env }: Deps, input: Input): Promise<void> {
  const { doctorId, deviceId, code, releaseDeviceId } = input
  const now = clock()
  const outcome = await db.transaction(async (tx) => {
    const { phone, deviceReleasedAt } = await lockDoctor(tx, doctorId)
    const policy = await readPolicy(tx)
    const own = await ownDevice(tx, { doctorId, deviceId })
    if (own.verifiedAt !== null || !policy.locking) return 'right'

    // Room is looked for first, so that a code is not used up for nothing.
    const leaving = await makeRoom(tx, { doctorId, releaseDeviceId, deviceReleasedAt, policy, now })
    const { browserHash } = signedInOn(env.appSecret, deviceId)
    // Carried out as a value: a refusal thrown in here would undo the count of tries.
    const answer = await guessOtp(tx, { phone, purpose: 'device', browserHash, code, now, secret: env.appSecret })
    if (answer !== 'right') return answer

    if (leaving !== undefined) {
      await freeSlot(tx, leaving, now)
      await tx.update(doctor).set({ deviceReleasedAt: now }).where(eq(doctor.id, doctorId))
    }
    await tx.update(device).set({ verifiedAt: now }).where(eq(device.id, deviceId))
    await withdrawRequestOfDevice(tx, deviceId, now)
    return answer
  })
  refuseOtp(outcome)
}

type Room = {
  doctorId: number
  releaseDeviceId: number | undefined
  deviceReleasedAt: Date | null
  policy: DevicePolicy
  now: Date
}

/** The device that has to leave, if any; a place that came free meanwhile costs the doctor no release. */
async function makeRoom(
  tx: Tx,
  { doctorId, releaseDeviceId, deviceReleasedAt, policy, now }: Room,
): Promise<Device | undefined> {
  const offered = releaseDeviceId && (await ownDevice(tx, { doctorId, deviceId: releaseDeviceId }))
  const taken = await countVerified(tx, doctorId)
  if (taken < policy.limit) return undefined
  if (!offered || offered.verifiedAt === null || taken - 1 >= policy.limit) throw new AppError('device_limit')
  checkRelease(offered, { deviceReleasedAt, locking: policy.locking, now })
  return offered
}
