import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { lockScreenFaults } from '../../apps/server/src/testing/lock-screen/lock-screen.ts'
import type { Db } from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { Bench } from '../support/bench.ts'
import { killAtRandom, openMortalWorkers, waitUntilDone } from '../support/mortal-workers.ts'
import { round } from '../support/statistics.ts'
import { addExam, addNotice, fillBrowsers } from './fill.ts'

/** `KILLS=3` for a look, `SEED=7` for other moments, `BROWSERS=1000` for fewer of them. */
const kills = Number(process.env.KILLS ?? 25)
const seed = Number(process.env.SEED ?? 1)
const browsers = Number(process.env.BROWSERS ?? 10_000)
const appSecret = 'a-secret-of-the-bench-and-of-nothing-else'
const doneWithinMs = 420_000
const idleMs = 4000
/** A killed process leaves one round at most to be posted again (`claim-messages.ts`). */
const heldAtOnce = 50
const processes = 2
const file = fileURLToPath(new URL('./worker.ts', import.meta.url))

/**
 * Ten thousand browsers that listen, and two pieces of news for each: an exam within the hour and a notice. Two processes find and send
 * them, of which one or the other is killed with -9 at random moments and started again. A tenth of the browsers are away until the end,
 * and once the service wants to be left alone for a while. What is counted is what browsers show; how often the service took the same
 * twice is printed beside it (decision 105).
 */
const bench: Bench = async () => {
  const chance = seededChance(seed)
  const workers = await openMortalWorkers({ file, env: { APP_SECRET: appSecret } })
  const { clock, sandbox, db } = workers
  try {
    const subscribe = (key: string) => sandbox.push.subscribe(key, 'https://updates.push.services.mozilla.com')
    const place = await fillBrowsers(db, { browsers, appSecret, now: clock(), subscribe })
    const away = place.endpoints.filter(() => chance.below(10) === 0)
    for (const endpoint of away) sandbox.push.goAway(endpoint)
    await addExam(db, { ...place, now: clock() })
    const startedAt = performance.now()
    for (let nth = 0; nth < processes; nth++) await workers.start()
    const taken = () => sandbox.push.taken()
    await killAtRandom({
      ...{ workers, kills, chance, count: taken, whole: 2 * browsers },
      until: (nth) => Math.floor((2 * browsers * (nth + chance.below(100) / 100)) / (kills + 1)),
      // Where all that there was is out, or held for others.
      idleMs,
      async beforeKill(nth) {
        if (nth === Math.floor(kills / 3)) sandbox.push.slowDown(3)
        // The second piece of news comes while the first is still on its way.
        if (nth === Math.max(0, Math.floor(kills / 2) - 1)) await addNotice(db, clock())
      },
    })
    await waitUntilDone(doneWithinMs, () => isAllTold(db, 2 * browsers))
    for (const endpoint of away) sandbox.push.comeBack(endpoint)
    const seconds = round((performance.now() - startedAt) / 1000, 1)
    const shown = new Map<string, number>()
    for (const { endpoint, payload } of sandbox.push.shown()) {
      const name = `${endpoint} ${(payload as { topic: string }).topic}`
      shown.set(name, (shown.get(name) ?? 0) + 1)
    }
    const twice = [...shown.values()].filter((times) => times > 1).length
    const missed = 2 * browsers - shown.size
    const again = taken() - 2 * browsers
    const violations = sandbox.push
      .messages()
      .filter(({ payload }) => lockScreenFaults(JSON.stringify(payload)).length > 0)
    if (twice > 0 || missed > 0 || violations.length > 0 || again > kills * heldAtOnce)
      throw new Error(
        `sent twice: ${twice}, missed: ${missed}, violations: ${violations.length}, of the service: ${again}`,
      )
    const what = `${browsers} browsers, 2 pieces of news, ${processes} processes, ${kills} × kill -9, ${away.length} browsers away`
    return {
      table: [
        { what, 'sent twice': twice, missed, 'payload violations': violations.length, 'taken again': again, seconds },
      ],
      figures: {
        ...{ browsers, kills, sent_twice: twice, missed, payload_violations: violations.length },
        ...{ taken_again: again, seconds },
      },
    }
  } finally {
    await workers.close()
  }
}

export default bench

/** Everybody was told of everything, and nothing is on its way any more. */
async function isAllTold(db: Db, told: number): Promise<true | undefined> {
  const { rows } = await db.execute<{ told: number; waiting: number }>(
    sql`select (select count(*)::int from push_told) as told, (select count(*)::int from push_message) as waiting`,
  )
  return rows[0]!.told === told && rows[0]!.waiting === 0 ? true : undefined
}
