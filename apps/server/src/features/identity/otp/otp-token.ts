import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { otpTokenLifeMs } from '../limits.ts'
import type { OtpPurpose } from './guess-otp.ts'

const { otpToken } = tables

type OtpTokenUse = { token: string | undefined; phone: string; purpose: OtpPurpose; now: Date }

/** Proof that a phone answered its code, for one form to send. */
export async function createOtpToken(
  tx: Tx,
  { phone, purpose, now }: { phone: string; purpose: OtpPurpose; now: Date },
): Promise<string> {
  const token = newToken()
  await tx.insert(otpToken).values({
    tokenHash: hashToken(token),
    phone,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + otpTokenLifeMs),
  })
  return token
}

/** In the transaction of what the token permits: should that fail, the token is still good. */
export async function consumeOtpToken(tx: Tx, use: OtpTokenUse): Promise<void> {
  const used = await tx.update(otpToken).set({ usedAt: use.now }).where(isGood(use)).returning({ id: otpToken.id })
  if (used.length === 0) throw new AppError('otp_token_invalid')
}

/** Looks without using it up, before work is done that only a token's owner may ask for. */
export async function requireOtpToken(tx: Tx, use: OtpTokenUse): Promise<void> {
  const found = await tx.select({ id: otpToken.id }).from(otpToken).where(isGood(use))
  if (found.length === 0) throw new AppError('otp_token_invalid')
}

function isGood({ token, phone, purpose, now }: OtpTokenUse) {
  if (token === undefined) throw new AppError('otp_token_invalid')
  return and(
    eq(otpToken.tokenHash, hashToken(token)),
    eq(otpToken.phone, phone),
    eq(otpToken.purpose, purpose),
    isNull(otpToken.usedAt),
    gt(otpToken.expiresAt, now),
  )
}
