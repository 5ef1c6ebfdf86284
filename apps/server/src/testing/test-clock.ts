export type TestClock = { now: () => Date; move: (ms: number) => void }

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
export const days = (count: number): number => count * 86_400_000

/** A clock that stands still until a test moves it. */
export function createTestClock(start = new Date('2026-07-01T04:00:00Z')): TestClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    move: (ms) => {
      at += ms
    },
  }
}
