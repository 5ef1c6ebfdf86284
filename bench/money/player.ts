import fc from 'fast-check'
import { findLedgerFaults } from '../../apps/server/src/features/payment/index.ts'
import { describeSchedule } from '../../apps/server/src/testing/payment-world/describe-schedule.ts'
import { findFaults, findGaps } from '../../apps/server/src/testing/payment-world/faults/find-faults.ts'
import { openMarket } from '../../apps/server/src/testing/payment-world/market.ts'
import { play } from '../../apps/server/src/testing/payment-world/play.ts'
import { anySchedule } from '../../apps/server/src/testing/payment-world/schedules.ts'
import { openWorld } from '../../apps/server/src/testing/payment-world/world.ts'

/** A world of its own for so many schedules, drawn by its seed. */
export type Wanted = { seed: number; count: number; clusterUrl: string }

/** What happened there, how often, and what was wrong, with the words of the schedule that did it. */
export type Played = { seed: number; count: number; seen: Record<string, number>; faults: string[] }

async function playWorld({ seed, count, clusterUrl }: Wanted): Promise<Played> {
  const seen: Record<string, number> = {}
  const faults: string[] = []
  const world = await openWorld({ clusterUrl })
  for (const schedule of fc.sample(anySchedule, { numRuns: count, seed })) {
    const note = (fault: string) => faults.push(`${fault}\n(seed ${seed}) after\n${describeSchedule(schedule)}\n`)
    const market = await openMarket(world, schedule)
    try {
      const deaths = await play(world, market, schedule)
      const { faults: found, ending } = await findFaults(world, market)
      for (const fault of found) note(fault)
      for (const [name, times] of Object.entries({ ...ending, deaths, schedules: 1 }))
        seen[name] = (seen[name] ?? 0) + times
    } catch (error) {
      note(`it threw: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }
  for (const gap of await findGaps(world)) faults.push(`receipt ${gap} is missing (seed ${seed})`)
  for (const { fault, id } of await findLedgerFaults(world.db))
    faults.push(`off balance: ${fault} ${id} (seed ${seed})`)
  await world.close()
  return { seed, count, seen, faults }
}

// Whoever asked is no more.
process.on('disconnect', () => process.exit())
process.on('message', (wanted: Wanted) => {
  playWorld(wanted).then(
    (played) => process.send!(played),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
