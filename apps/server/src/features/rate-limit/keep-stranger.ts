import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { keyedHash } from '../../secrets.ts'
import { addressBlock } from './address-block.ts'
import { spendTry } from './spend-try.ts'

const limit = { tries: 60, windowMs: 60 * 60_000 }

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
  try {
    const who = keyedHash(env.appSecret, 'address', addressBlock(request.ip))
    await spendTry(db, { ...limit, name: door }, { who, now })
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  await keep(now)
}
