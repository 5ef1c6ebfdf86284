import { type Tx, tables } from '@prostuti/db'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import { normalizePhone } from '@prostuti/text/phone'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, keyedHash } from '../../../secrets.ts'
import { normalizeEmail } from '../normalize-email.ts'
import type { TriedOn } from './account-tries.ts'

const { doctor, device } = tables

type Name = { column: 'phone' | 'email' | 'bmdc'; value: string }

/** What somebody who signs in may have typed: a phone, an email or a BMDC number. Undefined: none of them. */
function readLogin(typed: string): Name | undefined {
  const phone = normalizePhone(typed)
  if (phone !== undefined) return { column: 'phone', value: phone }
  const email = normalizeEmail(typed)
  if (email !== undefined) return { column: 'email', value: email }
  const bmdc = normalizeBmdc(typed)
  return bmdc === undefined ? undefined : { column: 'bmdc', value: bmdc }
}

export type Account = { id: number; passwordHash: string }

type LoginAttempt = { typed: string; deviceToken: string; secret: string }

/** The account behind what was typed, and the name under which its failures are counted. */
export async function findAccount(
  tx: Tx,
  { typed, deviceToken, secret }: LoginAttempt,
): Promise<{ account: Account | undefined; triedOn: TriedOn }> {
  const name = readLogin(typed)
  const found = name && (await readAccount(tx, name, deviceToken))
  if (name === undefined || found === undefined)
    return {
      account: undefined,
      triedOn: { account: keyedHash(secret, 'nobody', name?.column ?? '', name?.value ?? typed), knownDevice: null },
    }
  const { knownDevice, ...account } = found
  return { account, triedOn: { account: keyedHash(secret, 'account', String(account.id)), knownDevice } }
}

async function readAccount(tx: Tx, { column, value }: Name, deviceToken: string) {
  const [found] = await tx
    .select({ id: doctor.id, passwordHash: doctor.passwordHash, knownDevice: device.id })
    .from(doctor)
    .leftJoin(
      device,
      and(eq(device.doctorId, doctor.id), eq(device.tokenHash, hashToken(deviceToken)), isNull(device.releasedAt)),
    )
    .where(eq(doctor[column], value))
  return found
}
