import type { Tx } from '@prostuti/db'
import {
  forgetTries,
  giveBackTry,
  isWithin,
  type RateLimit,
  requireTriesLeft,
  spendTry,
} from '../../rate-limit/index.ts'
import { loginByAddress } from '../limits.ts'

/** The account that somebody tries to get into, as a hash that all its spellings share, and the device it knows them by. */
export type TriedOn = { account: string; knownDevice: number | null }

type Tries = { triedOn: TriedOn; address: string; bySource: RateLimit; byStrangers: RateLimit; now: Date }

/**
 * Counts one try on an account. A device that the account knows counts by itself; strangers count by address, and all
 * together in a wider limit, so that one who fails on purpose locks out neither the doctor nor other strangers. An account
 * that nobody has counts just the same. Of an address only failures count, once they are known: a crowd behind one address
 * that logs in at the same moment has failed at nothing.
 */
export async function spendAccountTry(tx: Tx, tries: Tries): Promise<void> {
  const { triedOn, address, bySource, byStrangers, now } = tries
  if (triedOn.knownDevice !== null) return spendTry(tx, bySource, { who: sourceOf(tries), now })
  await requireTriesLeft(tx, loginByAddress, { who: address, now })
  await spendTry(tx, bySource, { who: sourceOf(tries), now })
  await spendTry(tx, byStrangers, { who: triedOn.account, now })
}

/** It was wrong. */
export async function failAccountTry(
  tx: Tx,
  { triedOn, address, now }: Pick<Tries, 'triedOn' | 'address' | 'now'>,
): Promise<void> {
  if (triedOn.knownDevice === null) await isWithin(tx, loginByAddress, { who: address, now })
}

/** It was the owner: what they tried before is forgotten, what strangers tried is not. */
export async function forgiveAccountTries(tx: Tx, tries: Omit<Tries, 'now'>): Promise<void> {
  const { triedOn, bySource, byStrangers } = tries
  await forgetTries(tx, bySource, sourceOf(tries))
  if (triedOn.knownDevice === null) await giveBackTry(tx, byStrangers, triedOn.account)
}

const sourceOf = ({ triedOn: { account, knownDevice }, address }: Pick<Tries, 'triedOn' | 'address'>): string =>
  `${account}:${knownDevice ?? address}`
