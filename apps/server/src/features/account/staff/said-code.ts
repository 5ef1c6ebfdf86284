import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import { maskPhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { keyedHash } from '../../../secrets.ts'
import { atDesk, deskCodesByMember, guessOtp, otpRule, sendOtp } from '../../identity/index.ts'
import { spendTry } from '../../rate-limit/index.ts'

type Said = { purpose: 'phone' | 'close'; phone: string; doctorId: number; staffId: number }

const wordings = { phone: messages.sms_phone_code, close: messages.sms_close_code }

/**
 * Sends a code that a doctor says on the telephone. It is good for one purpose, one number, one doctor and the member who asked for it;
 * nobody in the office is ever shown it. Outside every transaction: a gateway may take its time.
 */
export async function sendSaidCode(
  deps: Deps,
  { purpose, phone, doctorId, staffId, address }: Said & { address: string },
) {
  const secret = deps.env.appSecret
  await spendDeskCode(deps.database.db, deps, staffId)
  const minutes = localizeDigits(otpRule.lifeMs / 60_000, 'bn')
  const wording = (code: string) => wordings[purpose]({ code: localizeDigits(code, 'bn'), minutes }, { locale: 'bn' })
  const asker = atDesk(secret, { staffId, doctorId })
  await sendOtp(deps, { phone, purpose, locale: 'bn', asker, address, wording })
}

/** One of the codes that a member may ask for in an hour; also where none is sent, because that says who has an account. */
export const spendDeskCode = (tx: Tx, { env, clock }: Pick<Deps, 'env' | 'clock'>, staffId: number): Promise<void> =>
  spendTry(tx, deskCodesByMember, { who: keyedHash(env.appSecret, 'staff', String(staffId)), now: clock() })

/** What the member is told of it. */
export const saidCodeSent = (phone: string) => ({
  phone: maskPhone(phone),
  resend_after_seconds: otpRule.gapMs / 1000,
  expires_in_seconds: otpRule.lifeMs / 1000,
})

/** Why it is not the code, if it is not. Given back rather than thrown: the try is kept. */
export async function hearSaidCode(
  tx: Transaction,
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  { code, doctorId, staffId, purpose, phone }: Said & { code: string },
): Promise<AppError | undefined> {
  const { browserHash } = atDesk(env.appSecret, { staffId, doctorId })
  const guess = { phone, purpose, browserHash, code, now: clock(), secret: env.appSecret }
  const outcome = await guessOtp(tx, guess)
  return outcome === 'right' ? undefined : new AppError(outcome === 'wrong' ? 'otp_wrong' : 'otp_ended')
}

export const isPhoneTaken = async (tx: Tx, phone: string): Promise<boolean> =>
  (await tx.$count(tables.doctor, eq(tables.doctor.phone, phone))) > 0
