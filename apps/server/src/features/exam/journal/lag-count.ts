/** Each step is an eighth longer than the one before: from a millisecond to beyond the ten seconds after which we give up. */
const growth = 1.125
const steps = 96

type LagSum = { saves: number; typical: number; slow: number }

export type LagCount = { add(ms: number): void; sum(): LagSum }

/** Counts how long saves took without keeping each of them: right to an eighth, at no cost. */
export function createLagCount(): LagCount {
  const counts = new Uint32Array(steps)
  let saves = 0
  const reaching = (share: number): number => {
    if (saves === 0) return 0
    let below = 0
    for (const [step, count] of counts.entries()) {
      below += count
      if (below >= Math.ceil(saves * share)) return Math.round(growth ** step)
    }
    return 0
  }
  return {
    add(ms) {
      const step = ms <= 1 ? 0 : Math.min(steps - 1, Math.ceil(Math.log(ms) / Math.log(growth)))
      counts[step] = counts[step]! + 1
      saves += 1
    },
    sum: () => ({ saves, typical: reaching(0.5), slow: reaching(0.99) }),
  }
}
