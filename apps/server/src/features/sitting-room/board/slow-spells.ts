export type LagPoint = { at: number; saves: number; typical: number; slow: number }

export type SlowSpell = { at: number; slowest: number; lastedMs: number }

/** Under this nobody notices, however much slower than before it is. */
const noticeableMs = 250
const times = 2.5
/** Points that lie further apart are two spells. */
const gapMs = 30_000
const pointMs = 10_000

/** When saves took much longer than they usually do in this exam, for the log. */
export function findSlowSpells(points: readonly LagPoint[]): SlowSpell[] {
  const usual = median(points.map(({ slow }) => slow))
  const spells: SlowSpell[] = []
  for (const { at, slow } of points) {
    if (slow < noticeableMs || slow < usual * times) continue
    const last = spells.at(-1)
    if (last && at - (last.at + last.lastedMs) <= gapMs) {
      last.lastedMs = at + pointMs - last.at
      last.slowest = Math.max(last.slowest, slow)
    } else spells.push({ at, slowest: slow, lastedMs: pointMs })
  }
  return spells
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** What several processes wrote down of the same ten seconds, as one. */
export function joinProcesses(rows: readonly LagPoint[]): LagPoint[] {
  return [...Map.groupBy(rows, ({ at }) => at)].map(([at, some]) => {
    const saves = some.reduce((sum, each) => sum + each.saves, 0)
    const weighed = some.reduce((sum, each) => sum + each.typical * each.saves, 0)
    return {
      at,
      saves,
      typical: Math.round(weighed / Math.max(1, saves)),
      slow: Math.max(...some.map(({ slow }) => slow)),
    }
  })
}
