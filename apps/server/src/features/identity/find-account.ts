import { type Tx, tables } from '@prostuti/db'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import { normalizePhone } from '@prostuti/text/phone'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, keyedHash } from '../../secrets.ts'
import { normalizeEmail } from './normalize-email.ts'

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

/**
 * The account behind what was typed, and the name under which its failures are counted. All spellings of an account
 * count together; a device that the account knows counts by itself, so that strangers who fail on purpose lock only
 * each other out; and a name that nobody has counts just the same.
 */
export async function findAccount(
  tx: Tx,
  { typed, deviceToken, secret }: { typed: string; deviceToken: string; secret: string },
): Promise<{ account: Account | undefined; countedAs: string }> {
  const name = readLogin(typed)
  if (name === undefined) return { account: undefined, countedAs: keyedHash(secret, 'nobody', typed) }
  const [found] = await tx
    .select({ id: doctor.id, passwordHash: doctor.passwordHash, knownDevice: device.id })
    .from(doctor)
    .leftJoin(
      device,
      and(eq(device.doctorId, doctor.id), eq(device.tokenHash, hashToken(deviceToken)), isNull(device.releasedAt)),
    )
    .where(eq(doctor[name.column], name.value))
  if (found === undefined)
    return { account: undefined, countedAs: keyedHash(secret, 'nobody', name.column, name.value) }
  const { knownDevice, ...account } = found
  const countedAs = keyedHash(secret, 'account', String(account.id), knownDevice === null ? '' : String(knownDevice))
  return { account, countedAs }
}
