import { keyedHash } from '../../secrets.ts'
import { addressBlock, type RateLimit } from '../rate-limit/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A code that was sent by SMS. */
export const otp = { lifeMs: 5 * minute, tries: 5, gapMs: minute, perHour: 5, perDay: 10, hourMs: hour, dayMs: day }

/** What a right code is exchanged for. */
export const otpTokenLifeMs = 15 * minute

/** From the last use. */
export const signInLifeMs = 90 * day
export const impersonationLifeMs = 30 * minute

/**
 * Limits by address are wide, because a class on one Wi-Fi, or many phones behind one operator's gateway, share an
 * address; the tight ones are by account and by number.
 */
export const otpByAddress: RateLimit = { name: 'otp-address', tries: 60, windowMs: hour }
export const joinByAddress: RateLimit = { name: 'join-address', tries: 120, windowMs: hour }
export const registerByAddress: RateLimit = { name: 'register-address', tries: 120, windowMs: hour }

/** Only failures count: a success gives its try back, or forgets them all. */
export const loginByAccount: RateLimit = { name: 'login', tries: 5, windowMs: 15 * minute }
export const loginByAddress: RateLimit = { name: 'login-address', tries: 100, windowMs: 15 * minute }
export const proofByAccount: RateLimit = { name: 'reset-proof', tries: 5, windowMs: hour }
export const passwordByDoctor: RateLimit = { name: 'present-password', tries: 5, windowMs: 15 * minute }

export const addressHash = (secret: string, address: string): string =>
  keyedHash(secret, 'address', addressBlock(address))
