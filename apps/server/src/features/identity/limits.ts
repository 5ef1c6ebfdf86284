import type { tables } from '@prostuti/db'
import { AppError } from '../../errors.ts'
import type { RateLimit } from '../rate-limit/index.ts'

export type OtpBudget = (typeof tables.otpBudgets)[number]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A code that was sent by SMS. */
export const otp = { lifeMs: 5 * minute, tries: 5, gapMs: minute }

/** At most so many codes in so long. */
export type OtpLimit = { codes: number; withinMs: number }

const onceAMinute: OtpLimit = { codes: 1, withinMs: otp.gapMs }
const ofOwner = {
  perSource: [onceAMinute, { codes: 5, withinMs: hour }, { codes: 10, withinMs: day }],
  perNumber: [{ codes: 20, withinMs: day }],
}

/**
 * The codes that one number may be sent, by who asks; no budget takes from another. A source is one browser of the doctor's,
 * or, for strangers, who get a new browser at will, one address. A stranger at one address so leaves most of even the
 * strangers' budget to a doctor who asks from a new phone.
 */
export const otpBudgets: Record<OtpBudget, { perSource: OtpLimit[]; perNumber: OtpLimit[] }> = {
  stranger: { perSource: [onceAMinute, { codes: 5, withinMs: day }], perNumber: [{ codes: 15, withinMs: day }] },
  known_browser: ofOwner,
  signed_in: ofOwner,
  // Asked for by a member of staff, for one doctor, who says it on the telephone.
  desk: { perSource: [onceAMinute, { codes: 5, withinMs: hour }], perNumber: [{ codes: 10, withinMs: day }] },
}

/** The longest that a code counts against any budget. */
export const otpCountedMs = day

/** What a right code is exchanged for. */
export const otpTokenLifeMs = 15 * minute

/** So long after staff set a number no password is made anew with it: time for who had the old one to speak up. */
export const phoneSetHoldMs = day

/** Whether an account's number is so new, by the hand of staff, that it proves nothing yet. */
export const isPhoneHeld = ({ phoneSetAt }: { phoneSetAt: Date | null }, now: Date): boolean =>
  phoneSetAt !== null && now.getTime() - phoneSetAt.getTime() < phoneSetHoldMs

/** What cannot be undone does not rest on such a number. */
export function requireKnownPhone(row: { phoneSetAt: Date | null }, now: Date): void {
  if (isPhoneHeld(row, now)) throw new AppError('phone_held')
}

/** Codes that one member asks for, and the doctors they ask for them. */
export const deskCodesByMember: RateLimit = { name: 'desk-code', tries: 30, windowMs: hour }

export const impersonationLifeMs = 30 * minute

/** From the link on the staff site to the button that uses it. */
export const impersonationCodeLifeMs = 5 * minute

/**
 * Limits by address are wide, because a class on one Wi-Fi, or many phones behind one operator's gateway, share an
 * address; the tight ones are by account and by number.
 */
export const otpByAddress: RateLimit = { name: 'otp-address', tries: 60, windowMs: hour }
export const joinByAddress: RateLimit = { name: 'join-address', tries: 120, windowMs: hour }
export const registerByAddress: RateLimit = { name: 'register-address', tries: 120, windowMs: hour }

/** Refused codes of staff links. */
export const impersonationByAddress: RateLimit = { name: 'impersonation-address', tries: 30, windowMs: hour }

/**
 * Only failures count: a success gives its try back, or forgets them all. `bySource` counts an account's failures in one
 * known browser or at one address, `byStrangers` those in all unknown browsers together.
 */
export const loginBySource: RateLimit = { name: 'login', tries: 5, windowMs: 15 * minute }
export const loginByStrangers: RateLimit = { name: 'login-strangers', tries: 30, windowMs: hour }
export const loginByAddress: RateLimit = { name: 'login-address', tries: 100, windowMs: 15 * minute }
export const proofBySource: RateLimit = { name: 'reset-proof', tries: 5, windowMs: hour }
export const proofByStrangers: RateLimit = { name: 'reset-proof-strangers', tries: 30, windowMs: hour }
export const passwordByDoctor: RateLimit = { name: 'present-password', tries: 5, windowMs: 15 * minute }
