import { randomInt } from 'node:crypto'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { addressHash, spendTry } from '../../rate-limit/index.ts'
import { otpText, SmsUndeliverable } from '../../sms/index.ts'
import { otp, otpBudgets, otpByAddress, otpCountedMs } from '../limits.ts'
import { type OtpPurpose, otpHmac } from './guess-otp.ts'
import type { OtpAsker } from './otp-asker.ts'
import { waitBeforeNextOtp } from './wait-before-next-otp.ts'

const { otpChallenge } = tables

type OtpRequest = {
  phone: string
  purpose: OtpPurpose
  locale: Locale
  asker: OtpAsker
  /** The caller's network address. */
  address: string
  /** What the SMS says, where it is not a code to be kept to oneself. */
  wording?: (code: string) => string
}

export type OtpSent = { phone: string; resend_after_seconds: number; expires_in_seconds: number }

/** Makes a code and hands it to the SMS gateway. A code that did not leave does not count against the doctor. */
export async function sendOtp(deps: Deps, request: OtpRequest): Promise<OtpSent> {
  const { challengeId, code } = await makeChallenge(deps, request)
  try {
    await deliverOtp(deps, { ...request, challengeId, code })
  } catch (error) {
    if (!(error instanceof SmsUndeliverable)) throw error
    if (!error.permanent) throw new AppError('unavailable', { cause: error, retryAfterSeconds: 30 })
    const text = messages.error_field_invalid_phone({}, { locale: request.locale })
    throw invalidFields({ phone: text }, error)
  }
  return otpSent(request.phone)
}

export const otpSent = (phone: string): OtpSent => ({
  phone,
  resend_after_seconds: otp.gapMs / 1000,
  expires_in_seconds: otp.lifeMs / 1000,
})

type Challenge = { challengeId: number; code: string }

/** Writes the new code down, unless the number or its source had too many. */
export async function makeChallenge(
  { database: { db }, env, clock }: Deps,
  { phone, purpose, asker, address }: OtpRequest,
): Promise<Challenge> {
  const now = clock()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const addressBlockHash = addressHash(env.appSecret, address)
  return db.transaction(async (tx) => {
    await waitForTurn(tx, phone)
    const waitMs = await waitOf(tx, { phone, asker, addressBlockHash, now })
    if (waitMs > 0) throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    // Doctors have budgets of their own, so that a stranger on their network takes nothing from them.
    if (asker.budget === 'stranger') await spendTry(tx, otpByAddress, { who: addressBlockHash, now })
    const [made] = await tx
      .insert(otpChallenge)
      .values({
        phone,
        purpose,
        codeHmac: otpHmac(env.appSecret, { purpose, phone, code }),
        createdAt: now,
        expiresAt: new Date(now.getTime() + otp.lifeMs),
        triesLeft: otp.tries,
        ...asker,
        addressHash: addressBlockHash,
      })
      .returning({ challengeId: otpChallenge.id })
    return { ...made!, code }
  })
}

/** Outside every transaction: a gateway may take its time. */
export async function deliverOtp(
  { database: { db }, env, sendSms }: Deps,
  { phone, locale, challengeId, code, wording }: OtpRequest & Challenge,
): Promise<void> {
  const host = new URL(env.publicUrl).hostname
  try {
    const text = wording?.(code) ?? otpText({ code, minutes: otp.lifeMs / 60_000, host }, locale)
    await sendSms({ to: phone, text })
  } catch (error) {
    await db.delete(otpChallenge).where(eq(otpChallenge.id, challengeId))
    throw error
  }
}

/** Any number; it keeps these locks apart from other ones. */
const otpLocks = 1_868_853_616

/** Sends to one number pass here one after the other, in whatever process, until their transactions end. */
async function waitForTurn(tx: Transaction, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${otpLocks}::int, hashtext(${phone}))`)
}

type OtpSource = { phone: string; asker: OtpAsker; addressBlockHash: string; now: Date }

async function waitOf(
  tx: Tx,
  { phone, asker: { browserHash, budget }, addressBlockHash, now }: OtpSource,
): Promise<number> {
  const { perSource, perNumber } = otpBudgets[budget]
  const since = new Date(now.getTime() - otpCountedMs)
  const sent = await tx
    .select({
      at: otpChallenge.createdAt,
      browserHash: otpChallenge.browserHash,
      addressHash: otpChallenge.addressHash,
    })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.phone, phone), eq(otpChallenge.budget, budget), gt(otpChallenge.createdAt, since)))
    .orderBy(desc(otpChallenge.createdAt))
    .limit(Math.max(...perNumber.map(({ codes }) => codes)))
  const bySource = sent.filter((each) =>
    budget === 'stranger' ? each.addressHash === addressBlockHash : each.browserHash === browserHash,
  )
  const times = (codes: typeof sent) => codes.map(({ at }) => at)
  return Math.max(waitBeforeNextOtp(times(bySource), perSource, now), waitBeforeNextOtp(times(sent), perNumber, now))
}
