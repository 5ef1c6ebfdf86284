import { randomInt } from 'node:crypto'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { keyedHash } from '../../../secrets.ts'

const { staffRecoveryCode } = tables

/** Without the letters and digits that a hand writes alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const howMany = 10

/** Twenty letters of five bits: a hundred bits, which no hash gives back. */
function newCode(): string {
  const text = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
  return text.match(/.{5}/g)!.join('-')
}

const hashOf = (secret: string, staffId: number, code: string): string =>
  keyedHash(secret, 'recovery', String(staffId), code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

/** The old ones are no longer good. What is given back is shown once. */
export async function renewRecoveryCodes(
  tx: Tx,
  { staffId, secret, now }: { staffId: number; secret: string; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(secret, staffId, code), createdAt: now })))
  return codes
}

/** Whether it is one of theirs and was not used; now it is. */
export async function useRecoveryCode(
  tx: Tx,
  { staffId, secret, code, now }: { staffId: number; secret: string; code: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCode.staffId, staffId),
        eq(staffRecoveryCode.codeHash, hashOf(secret, staffId, code)),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCode.id })
  return used.length > 0
}
