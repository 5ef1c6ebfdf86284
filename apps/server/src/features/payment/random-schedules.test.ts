import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFaults, findGaps } from '../../testing/payment-world/find-faults.ts'
import { play } from '../../testing/payment-world/play.ts'
import { anySchedule, describeSchedule } from '../../testing/payment-world/steps.ts'
import { openWorld, type World } from '../../testing/payment-world/world.ts'
import { findLedgerFaults } from './find-ledger-faults.ts'

/** A quarter of what is run before a release: PAYMENT_SCHEDULES=2000 asks for all of them. */
const schedules = Number(process.env.PAYMENT_SCHEDULES ?? 500)

/** Side by side, so that one computes while another waits for its database. */
const worlds: World[] = []
beforeAll(async () => {
  worlds.push(await openWorld(), await openWorld())
})
afterAll(() => Promise.all(worlds.map((world) => world.close())))

it('whatever happens and whenever a process dies: paid means enrolled, once, and the books balance', async () => {
  const seen = { schedules: 0, deaths: 0, enrolled: 0, paid: 0, held: 0, failed: 0, refunded: 0 }
  const tryIn = (world: World) =>
    fc.assert(
      fc.asyncProperty(anySchedule, async (schedule) => {
        const place = await world.openPlace('batch', schedule.seats)
        const deaths = await play(world, place, schedule)
        const { faults, ending } = await findFaults(world, place)
        if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\nafter\n${describeSchedule(schedule)}`)
        for (const [name, count] of Object.entries({ ...ending, schedules: 1, deaths }))
          seen[name as keyof typeof seen] += count
      }),
      { numRuns: schedules / worlds.length },
    )
  await Promise.all(worlds.map(tryIn))
  console.info(seen)
  for (const world of worlds) {
    expect(await findGaps(world)).toEqual([])
    expect(await findLedgerFaults(world.db)).toEqual([])
  }
  // A run in which nothing ever happened would prove nothing.
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(schedules / 100)
}, 600_000)
