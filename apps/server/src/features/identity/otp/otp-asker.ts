import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, keyedHash } from '../../../secrets.ts'
import type { OtpBudget } from '../limits.ts'

const { device, doctor } = tables

/** Who asks for a code: the one browser that may answer it, and whose budget it is taken from. */
export type OtpAsker = { browserHash: string; budget: OtpBudget }

/** A browser that nobody vouches for yet. */
export const strangerWith = (secret: string, deviceToken: string): OtpAsker => ({
  browserHash: keyedHash(secret, 'browser', deviceToken),
  budget: 'stranger',
})

/** A doctor who is signed in on this device. */
export const signedInOn = (secret: string, deviceId: number): OtpAsker => ({
  browserHash: keyedHash(secret, 'device', String(deviceId)),
  budget: 'signed_in',
})

/** A member of staff who was rung up: the code is good for them alone, and for this one doctor. */
export const atDesk = (secret: string, { staffId, doctorId }: { staffId: number; doctorId: number }): OtpAsker => ({
  browserHash: keyedHash(secret, 'desk', String(staffId), String(doctorId)),
  budget: 'desk',
})

type Caller = { phone: string; deviceToken: string; secret: string }

/** Somebody who asks for a code to a phone: in a browser that has signed in to its account before, or as a stranger. */
export async function findAsker(tx: Tx, { phone, deviceToken, secret }: Caller): Promise<OtpAsker> {
  const known = await tx
    .select({ id: device.id })
    .from(device)
    .innerJoin(doctor, eq(doctor.id, device.doctorId))
    .where(and(eq(doctor.phone, phone), eq(device.tokenHash, hashToken(deviceToken)), isNull(device.releasedAt)))
  const stranger = strangerWith(secret, deviceToken)
  return known.length > 0 ? { ...stranger, budget: 'known_browser' } : stranger
}
