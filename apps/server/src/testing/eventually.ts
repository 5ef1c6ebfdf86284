import { vi } from 'vitest'

/** Asks until it holds, for as long as a slow and busy machine may need. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 })
