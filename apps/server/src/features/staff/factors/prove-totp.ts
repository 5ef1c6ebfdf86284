import { type Transaction, tables } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { eq } from 'drizzle-orm'
import { openSecret } from '../../../seal-secret.ts'
import { countWrongFactor, forgetWrongFactors, holdMember, refuseLocked } from './count-wrong-factor.ts'
import { matchTotp } from './totp.ts'

type Try = { staffId: number; code: string; appSecret: string; now: Date }

/** Whether the code is the member's and new. A wrong one is counted, so the caller must commit before it refuses. */
export async function proveTotp(tx: Transaction, { staffId, code, appSecret, now }: Try): Promise<boolean> {
  const member = await holdMember(tx, staffId)
  refuseLocked(member, now)
  const step =
    member.totpSecret === null
      ? undefined
      : matchTotp(openSecret(appSecret, member.totpSecret), {
          code: asDigits(code),
          now,
          lastStep: member.totpLastStep,
        })
  if (step === undefined) {
    await countWrongFactor(tx, member, now)
    return false
  }
  await tx.update(tables.staff).set({ totpLastStep: step }).where(eq(tables.staff.id, staffId))
  await forgetWrongFactors(tx, staffId)
  return true
}

/** As people type it: in Bengali digits, with a gap in the middle. */
export const asDigits = (code: string): string => toLatinDigits(code).replace(/\D/g, '')
