import { type Tx, tables } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { keyedHash } from '../../../secrets.ts'

const { otpChallenge } = tables

export type OtpPurpose = (typeof tables.otpPurposes)[number]

type Guess = { phone: string; purpose: OtpPurpose; browserHash: string; code: string; now: Date; secret: string }

/** What a refused guess answers. Thrown only after the commit: inside, it would give the try back. */
export function refuseOtp(outcome: OtpOutcome): void {
  if (outcome !== 'right') throw new AppError(outcome === 'wrong' ? 'otp_wrong' : 'otp_ended')
}

export type OtpOutcome = 'right' | 'wrong' | 'ended'

/**
 * Spends one try on the newest code of a phone and purpose that this browser asked for. One statement looks, counts and uses up, so that of any
 * number of guesses at once five are compared. Whoever calls it in a transaction must commit whatever the outcome.
 */
export async function guessOtp(tx: Tx, { phone, purpose, browserHash, code, now, secret }: Guess): Promise<OtpOutcome> {
  const isRight = sql<boolean>`${otpChallenge.codeHmac} = ${otpHmac(secret, { purpose, phone, code: typedCode(code) })}`
  const newest = tx
    .select({ id: otpChallenge.id })
    .from(otpChallenge)
    .where(
      and(eq(otpChallenge.phone, phone), eq(otpChallenge.purpose, purpose), eq(otpChallenge.browserHash, browserHash)),
    )
    .orderBy(sql`${otpChallenge.id} desc`)
    .limit(1)
  const [compared] = await tx
    .update(otpChallenge)
    .set({
      triesLeft: sql`${otpChallenge.triesLeft} - 1`,
      usedAt: sql`case when ${isRight} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(otpChallenge.id, newest),
        gt(otpChallenge.triesLeft, 0),
        isNull(otpChallenge.usedAt),
        gt(otpChallenge.expiresAt, now),
      ),
    )
    .returning({ isRight, triesLeft: otpChallenge.triesLeft })
  if (compared === undefined) return 'ended'
  if (compared.isRight) return 'right'
  return compared.triesLeft > 0 ? 'wrong' : 'ended'
}

export const otpHmac = (secret: string, of: { purpose: OtpPurpose; phone: string; code: string }): string =>
  keyedHash(secret, 'otp', of.purpose, of.phone, of.code)

/** Phones copy a code with spaces around or a dash inside, and Bengali SMS show it in Bengali digits. */
const typedCode = (code: string): string => toLatinDigits(code).replace(/[^0-9]/g, '')
