export { addressBlock } from './address-block.ts'
export { forgetTries, giveBackTry } from './give-back-tries.ts'
export type { RateLimit } from './rate-limit.ts'
export { spendTry } from './spend-try.ts'
