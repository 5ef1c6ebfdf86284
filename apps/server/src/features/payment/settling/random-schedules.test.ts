import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeSchedule } from '../../../testing/payment-world/describe-schedule.ts'
import { findFaults, findGaps } from '../../../testing/payment-world/faults/find-faults.ts'
import { patienceMs, schedules, seedOf } from '../../../testing/payment-world/how-many.ts'
import { openMarket } from '../../../testing/payment-world/market.ts'
import { play } from '../../../testing/payment-world/play.ts'
import { anySchedule } from '../../../testing/payment-world/schedules.ts'
import { openWorld, type World } from '../../../testing/payment-world/world.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'

/** Perhaps one of so few schedules. */
const rare = [
  ...['notByHand', 'inParts', 'waiversDeclined', 'refused', 'owedBack', 'declinedRefunds', 'postponed', 'lostRefunds'],
]

/** Side by side, so that one computes while another waits for its database. */
const worlds: World[] = []
beforeAll(async () => {
  worlds.push(await openWorld(), await openWorld())
})
afterAll(() => Promise.all(worlds.map((world) => world.close())))

it(
  'whatever happens and whenever a process dies: paid means enrolled, once, and the books balance',
  async () => {
    const seen: Record<string, number> = {}
    const count = (more: Record<string, number>) => {
      for (const [name, times] of Object.entries(more)) seen[name] = (seen[name] ?? 0) + times
    }
    const tryIn = (world: World, nth: number) =>
      fc.assert(
        fc.asyncProperty(anySchedule, async (schedule) => {
          const market = await openMarket(world, schedule)
          const deaths = await play(world, market, schedule)
          const { faults, ending } = await findFaults(world, market)
          if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\nafter\n${describeSchedule(schedule)}`)
          count({ ...ending, deaths, schedules: 1 })
        }),
        { numRuns: schedules / worlds.length, ...seedOf(nth) },
      )
    await Promise.all(worlds.map(tryIn))
    console.info(seen)
    for (const world of worlds) {
      expect(await findGaps(world)).toEqual([])
      expect(await findLedgerFaults(world.db)).toEqual([])
    }
    // A run in which nothing ever happened would prove nothing; what is rare may be missing in so short a one.
    const missing = Object.keys(seen).filter((name) => seen[name] === 0)
    expect(missing.filter((name) => !rare.includes(name))).toEqual([])
  },
  patienceMs,
)
