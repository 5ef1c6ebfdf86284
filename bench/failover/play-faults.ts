import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { Fault } from './cluster.ts'
import type { SilenceWatch } from './watch-silence.ts'

export type Played = {
  name: string
  /** The longest without an acknowledgement, for one examinee and for everybody at once. */
  silence: { one: number; all: number }
  /** From the blow until everything was in its place again and saves went on. */
  wholeMs: number
}

type Setting = {
  faults: readonly Fault[]
  count: number
  chance: Chance
  silence: SilenceWatch
  /** Choices that were acknowledged so far. */
  saved: () => number
  waitUntilWhole: () => Promise<void>
  /** Told of each fault in a line. */
  onPlayed?: (line: string) => void
}

/** So many saves show that the load runs again. */
const enoughSaves = 200
const savingWithinMs = 90_000

/** One fault after the other at random moments, every kind as often as the others; the next comes when nothing is left of the last. */
export async function playFaults({
  faults,
  count,
  chance,
  silence,
  saved,
  waitUntilWhole,
  onPlayed = () => {},
}: Setting): Promise<Played[]> {
  const played: Played[] = []
  let bag: Fault[] = []
  while (played.length < count) {
    if (bag.length === 0) bag = [...faults]
    const [fault] = bag.splice(chance.below(bag.length), 1)
    await pause(300 + chance.below(2000))
    await waitUntilWhole()
    silence.longest()
    const startedAt = performance.now()
    await fault!.play()
    await waitUntilWhole()
    await waitUntilSaving(saved, fault!.name)
    const result = { name: fault!.name, silence: silence.longest(), wholeMs: performance.now() - startedAt }
    played.push(result)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    const { one, all } = result.silence
    onPlayed(
      `${played.length}/${count}: ${result.name}; silence ${seconds(one)} s for one, ${seconds(all)} s for all; whole after ${seconds(result.wholeMs)} s`,
    )
  }
  return played
}

async function waitUntilSaving(saved: () => number, after: string): Promise<void> {
  const before = saved()
  const until = performance.now() + savingWithinMs
  while (saved() < before + enoughSaves) {
    if (performance.now() > until) throw new Error(`nothing is saved any more: ${after}`)
    await pause(20)
  }
}
