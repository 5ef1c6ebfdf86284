import { AppError } from '../errors.ts'
import { addressBlock } from '../network/address-block.ts'
import { createPacer, type Pace } from './pace.ts'

/** A pace that each address has for itself: says how long a request waits for its turn, or refuses it where that is too long. */
export function createAddressPace(pace: Pace, now?: () => number) {
  const takeTurn = createPacer(pace, now && { now, speed: () => 1 })
  return (address: string, units: number): number => {
    const turn = takeTurn(addressBlock(address), units)
    if ('waitMs' in turn) return turn.waitMs
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(turn.refusedForMs / 1000)) })
  }
}
