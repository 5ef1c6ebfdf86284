import { AppError } from '../../errors.ts'
import { addressBlock } from './address-block.ts'

type Limit = {
  /** How many tries may come at once … */
  atOnce: number
  /** … and how many are given back in each second after that. */
  perSecond: number
}

type Bucket = { left: number; at: number }

const addressesAtMost = 10_000

/**
 * Tries by address, counted in this process alone: for what costs less than a count in the database would. The addresses
 * that were seen last are remembered, so that many of them cannot fill the memory.
 */
export function createAddressLimit({ atOnce, perSecond }: Limit) {
  const buckets = new Map<string, Bucket>()

  return (address: string, { now, cost = 1 }: { now: Date; cost?: number }): void => {
    const block = addressBlock(address)
    const at = now.getTime()
    const known = buckets.get(block)
    const refilled = known ? known.left + (Math.max(0, at - known.at) / 1000) * perSecond : atOnce
    const left = Math.min(atOnce, refilled)
    const isRefused = left < cost
    buckets.delete(block)
    buckets.set(block, { left: isRefused ? left : left - cost, at })
    if (buckets.size > addressesAtMost) buckets.delete(buckets.keys().next().value ?? block)
    if (isRefused)
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((cost - left) / perSecond)) })
  }
}
