import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressHash } from './address-hash.ts'
import { isWithin } from './is-within.ts'

const hour = 60 * 60_000
const limit = { tries: 60, windowMs: hour }
/** Of all senders together, who may have as many addresses as they like. */
const limitOfAll = { tries: 600, windowMs: hour }

type UnverifiedMessage = {
  /** The callback or webhook that took the message; each counts by itself. */
  limitName: string
  store: (now: Date) => Promise<void>
}

/** A message whose sender cannot be verified is stored too, as long as the sender does not fill the disk. */
export async function storeUnverified(
  { database: { db }, clock, env }: Pick<Deps, 'database' | 'clock' | 'env'>,
  request: Pick<FastifyRequest, 'ip'>,
  { limitName, store }: UnverifiedMessage,
): Promise<void> {
  const now = clock()
  const who = addressHash(env.appSecret, request.ip)
  if (!(await isWithin(db, { ...limit, name: limitName }, { who, now }))) return
  if (await isWithin(db, { ...limitOfAll, name: limitName }, { who: 'all', now })) await store(now)
}
