import fc from 'fast-check'
import { findLedgerFaults } from '../../apps/server/src/features/payment/index.ts'
import { describeSchedule } from '../../apps/server/src/testing/payment-world/describe-schedule.ts'
import { findFaults, findGaps } from '../../apps/server/src/testing/payment-world/faults/find-faults.ts'
import { openMarket } from '../../apps/server/src/testing/payment-world/market.ts'
import { play } from '../../apps/server/src/testing/payment-world/play.ts'
import { anySchedule } from '../../apps/server/src/testing/payment-world/schedules.ts'
import { openWorld } from '../../apps/server/src/testing/payment-world/world.ts'
import startCluster from '../../packages/db/src/testing/global-setup.ts'
import type { Bench } from '../support/bench.ts'

/** `PAYMENT_SCHEDULES=1000 PAYMENT_SEED=7` plays fewer, or others; the same seed plays the same again. */
const schedules = Number(process.env.PAYMENT_SCHEDULES ?? 10_000)
const firstSeed = Number(process.env.PAYMENT_SEED ?? 1)

/** Side by side, so that one computes while another waits for its database; a new world now and then, as its tables grow. */
const sideBySide = 3
const perWorld = 100

/** What the schedules are played for, and how a fault says that it was broken. */
const promises: Record<string, RegExp> = {
  'paid and not enrolled': /is paid and not enrolled/,
  'enrolled twice': /enrolled twice|paid twice for one seat/,
  'ledger off balance': /do not balance|off balance|in cash and|is owed/,
  'receipt gap': /receipt/,
  'oversold seat': /seats are sold/,
  'day-end different from the ledger': /day-end differs/,
  'booked on a closed day': /after it was closed/,
}
const kinds = [...Object.keys(promises), 'anything else']
const kindOf = (fault: string) => kinds.find((kind) => promises[kind]?.test(fault)) ?? 'anything else'

/**
 * Doctors, gateways, jobs and staff do anything in any order, and processes die at random awaits: cash, approvals, refunds by one and by
 * two, waivers, moves, postponements, days closed, statements matched. After each schedule what was promised is counted.
 */
const bench: Bench = async () => {
  let clusterUrl = ''
  const stopCluster = await startCluster({
    provide: (name, value) => {
      if (name === 'testClusterUrl') clusterUrl = value
    },
  })
  const begun = performance.now()
  const seen: Record<string, number> = {}
  const broken = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  const note = (fault: string, words: string) => {
    broken[kindOf(fault)]! += 1
    console.error(`${fault}\n${words}\n`)
  }
  let left = schedules
  let seed = firstSeed
  const playWorld = async () => {
    const count = Math.min(perWorld, left)
    left -= count
    const own = seed
    seed += 1
    const world = await openWorld({ clusterUrl })
    try {
      for (const schedule of fc.sample(anySchedule, { numRuns: count, seed: own })) {
        const words = `(seed ${own}) after\n${describeSchedule(schedule)}`
        const market = await openMarket(world, schedule)
        try {
          const deaths = await play(world, market, schedule)
          const { faults, ending } = await findFaults(world, market)
          for (const fault of faults) note(fault, words)
          for (const [name, times] of Object.entries({ ...ending, deaths, schedules: 1 }))
            seen[name] = (seen[name] ?? 0) + times
        } catch (error) {
          note(`it threw: ${error instanceof Error ? error.stack : String(error)}`, words)
        }
      }
      for (const gap of await findGaps(world)) note(`receipt ${gap} is missing`, `(seed ${own})`)
      for (const { fault, id } of await findLedgerFaults(world.db)) note(`off balance: ${fault} ${id}`, `(seed ${own})`)
      console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${JSON.stringify({ ...seen, ...broken })}`)
    } finally {
      await world.close()
    }
  }
  const worker = async () => {
    while (left > 0) await playWorld()
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  // Connections that dead processes left behind end with the cluster; that is no news.
  process.on('uncaughtException', () => undefined)
  await stopCluster()
  const seconds = Math.round((performance.now() - begun) / 1000)
  return {
    figures: { ...seen, ...broken, seconds, firstSeed },
    table: [
      ...kinds.map((what) => ({ what, faults: broken[what]!, happened: '' })),
      ...Object.entries(seen).map(([what, happened]) => ({ what, faults: '', happened })),
      { what: 'seconds', faults: '', happened: seconds },
    ],
  }
}
export default bench
