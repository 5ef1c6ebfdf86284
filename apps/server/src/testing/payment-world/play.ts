import { sql } from 'drizzle-orm'
import { hours } from '../test-clock.ts'
import type { Market } from './market.ts'
import { playStep } from './play-step.ts'
import { runJobs } from './run-jobs.ts'
import { lookUpRefunds, payOutRest } from './staff.ts'
import type { Schedule } from './steps.ts'
import type { World } from './world.ts'

/** More days than anything takes to be settled when all is well; what is open after them is a fault. */
const days = 8

/** Plays a schedule to its end, which is when everything is well again and nothing open. Says how often a process died. */
export async function play(world: World, market: Market, { steps }: Schedule): Promise<number> {
  let deaths = 0
  for (const step of steps) if ((await playStep(world, market, step)) === 'died') deaths += 1
  world.tills.sslcommerz.endWell()
  world.tills.bkash.endWell()
  for (let day = 0; day < days; day += 1) {
    world.clock.move(hours(25))
    await runJobs(world)
    if (!(await isAnythingOpen(world))) break
    // The jobs run again and again; what they cannot find out is for staff.
    if (day > 0) await lookUpRefunds(world)
    await payOutRest(world)
  }
  return deaths
}

async function isAnythingOpen({ db }: World): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select exists (select from payment where next_ask_at is not null)
      or exists (select from refund where next_ask_at is not null)
      or exists (select from refund_request where state = 'granted') as open`)
  return rows[0]!.open
}
