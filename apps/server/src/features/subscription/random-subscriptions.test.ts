import { tables } from '@prostuti/db'
import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeSchedule } from '../../testing/payment-world/describe-schedule.ts'
import { findFaults, findGaps } from '../../testing/payment-world/faults/find-faults.ts'
import { patienceMs, schedules, seedOf } from '../../testing/payment-world/how-many.ts'
import { openMarket } from '../../testing/payment-world/market.ts'
import { play } from '../../testing/payment-world/play.ts'
import { anyRenewal } from '../../testing/payment-world/schedules.ts'
import { openWorld, type World } from '../../testing/payment-world/world.ts'
import { findLedgerFaults } from '../payment/index.ts'

const { subscription } = tables

/** The schedules of the payments, a fifth as many: what differs is only what is bought. */
const numRuns = schedules / 5

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it(
  'whatever happens and whenever a process dies: paid means watched, once, and no day is paid twice',
  async () => {
    const seen = { renewed: 0, deaths: 0, enrolled: 0, paid: 0, held: 0, failed: 0, refunded: 0 }
    await fc.assert(
      fc.asyncProperty(anyRenewal, async (schedule) => {
        const market = await openMarket(world, schedule)
        const deaths = await play(world, market, schedule)
        const { faults, ending } = await findFaults(world, market)
        if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\nafter\n${describeSchedule(schedule)}`)
        for (const name of ['enrolled', 'paid', 'held', 'failed', 'refunded'] as const) seen[name] += ending[name]
        seen.deaths += deaths
      }),
      { numRuns, ...seedOf(0) },
    )
    seen.renewed = await world.db.$count(
      subscription,
      and(isNotNull(subscription.renewsId), eq(subscription.state, 'active')),
    )
    console.info(seen)
    expect(await findGaps(world)).toEqual([])
    expect(await findLedgerFaults(world.db)).toEqual([])
    // A run in which nothing ever happened would prove nothing; refunds are rare in so short a one.
    const { refunded: _, ...often } = seen
    for (const [name, count] of Object.entries(often)) expect(count, name).toBeGreaterThan(0)
  },
  patienceMs,
)
