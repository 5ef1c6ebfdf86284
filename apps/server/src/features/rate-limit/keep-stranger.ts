import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressHash } from './address-hash.ts'
import { isWithin } from './is-within.ts'

const hour = 60 * 60_000
const limit = { tries: 60, windowMs: hour }
/** Of all senders together, who may have as many addresses as they like. */
const limitOfAll = { tries: 600, windowMs: hour }

type Stranger = {
  /** Where the message was handed in; each door counts by itself. */
  door: string
  keep: (now: Date) => Promise<void>
}

/** What nobody can vouch for is kept too, as long as its sender does not fill the disk with it. */
export async function keepStranger(
  { database: { db }, clock, env }: Pick<Deps, 'database' | 'clock' | 'env'>,
  request: Pick<FastifyRequest, 'ip'>,
  { door, keep }: Stranger,
): Promise<void> {
  const now = clock()
  const who = addressHash(env.appSecret, request.ip)
  if (!(await isWithin(db, { ...limit, name: door }, { who, now }))) return
  if (await isWithin(db, { ...limitOfAll, name: door }, { who: 'all', now })) await keep(now)
}
