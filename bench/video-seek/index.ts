import type { Bench } from '../support/bench.ts'
import { median, round } from '../support/statistics.ts'
import { openCinema } from './open-cinema.ts'

const sizes = { '10 MB': 10 * 1024 ** 2, '1 GB': 1024 ** 3 } as const
type Size = keyof typeof sizes
const names = Object.keys(sizes) as Size[]

const rounds = 7
const requests = 30
/** What a player asks for when somebody jumps: a piece near the end, and the last bytes, where an index may lie. */
const piece = 256 * 1024

/**
 * Whether a jump to the end of a long lecture takes longer than in a short one. One doctor on a signed address asks for the
 * last quarter of a megabyte of a sparse file of each size, in turn, so that both meet the same machine; taken is the time
 * until the last byte is there. The small file is the yardstick.
 */
const bench: Bench = async () => {
  const cinema = await openCinema(sizes)
  try {
    const taken = new Map<Size, { p50: number; p95: number }[]>(names.map((name) => [name, []]))
    for (let turn = -1; turn < rounds; turn++)
      for (const name of names) {
        const times: number[] = []
        for (let nth = 0; nth < requests; nth++) times.push(await cinema.seekToEnd(name, piece))
        times.sort((one, other) => one - other)
        // The first turn warms up.
        if (turn >= 0) taken.get(name)?.push({ p50: median(times), p95: times[Math.floor(requests * 0.95)]! })
      }
    const at = (name: Size, share: 'p50' | 'p95') =>
      round(median((taken.get(name) ?? []).map((each) => each[share])), 1)
    return {
      figures: {
        small_p50_ms: at('10 MB', 'p50'),
        large_p50_ms: at('1 GB', 'p50'),
        small_p95_ms: at('10 MB', 'p95'),
        large_p95_ms: at('1 GB', 'p95'),
        later_p95_ms: round(at('1 GB', 'p95') - at('10 MB', 'p95'), 1),
      },
      table: names.map((name) => ({
        what: `jump to the end of ${name}`,
        'p50 ms': at(name, 'p50'),
        'p95 ms': at(name, 'p95'),
        'p95 later by ms': round(at(name, 'p95') - at('10 MB', 'p95'), 1),
      })),
    }
  } finally {
    await cinema.close()
  }
}

export default bench
