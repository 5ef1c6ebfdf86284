import type { ResponseOf, verifyOtp } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { otpTokenLifeMs } from '../limits.ts'
import { phoneOf } from '../phone-of.ts'
import { guessOtp, refuseOtp } from './guess-otp.ts'
import { strangerWith } from './otp-asker.ts'
import { createOtpToken } from './otp-token.ts'

const { otpChallenge } = tables

type OtpAttempt = { phone: string; code: string; deviceToken: string; locale: Locale }

/** A right code becomes a token for the form that comes next, which the last code that this browser asked for decides. */
export async function exchangeOtp(
  { database: { db }, env, clock }: Deps,
  { code, deviceToken, locale, ...given }: OtpAttempt,
): Promise<ResponseOf<typeof verifyOtp>> {
  const now = clock()
  const phone = phoneOf(given.phone, locale)
  const { browserHash } = strangerWith(env.appSecret, deviceToken)
  const purpose = await purposeOfNewest(db, { phone, browserHash })
  if (purpose === undefined) throw new AppError('otp_ended')
  const { outcome, token } = await db.transaction(async (tx) => {
    const outcome = await guessOtp(tx, { phone, purpose, browserHash, code, now, secret: env.appSecret })
    return { outcome, token: outcome === 'right' ? await createOtpToken(tx, { phone, purpose, now }) : '' }
  })
  // Only now that the try is committed: a refusal inside would give it back.
  refuseOtp(outcome)
  return { otp_token: token, next: purpose, expires_in_seconds: otpTokenLifeMs / 1000 }
}

/** A device's code is answered on the devices screen, one that staff asked for in the office. */
async function purposeOfNewest(
  tx: Tx,
  { phone, browserHash }: { phone: string; browserHash: string },
): Promise<'register' | 'reset' | undefined> {
  const [newest] = await tx
    .select({ purpose: otpChallenge.purpose })
    .from(otpChallenge)
    .where(
      and(
        eq(otpChallenge.phone, phone),
        eq(otpChallenge.browserHash, browserHash),
        inArray(otpChallenge.purpose, ['register', 'reset']),
      ),
    )
    .orderBy(desc(otpChallenge.id))
    .limit(1)
  return newest?.purpose === 'register' || newest?.purpose === 'reset' ? newest.purpose : undefined
}
