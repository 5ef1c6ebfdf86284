import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { lockScreenFaults } from '../../apps/server/src/testing/lock-screen/lock-screen.ts'
import {
  connect,
  type Db,
  migrate,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
} from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import type { Bench } from '../support/bench.ts'
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
const workers = 2
const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url))

/**
 * Ten thousand browsers that listen, and two pieces of news for each: an exam within the hour and a notice. Two processes find and send
 * them, of which one or the other is killed with -9 at random moments and started again. A tenth of the browsers are away until the end,
 * and once the service wants to be left alone for a while. What is counted is what browsers show; how often the service took the same
 * twice is printed beside it (decision 105).
 */
const bench: Bench = async () => {
  const chance = seededChance(seed)
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`)
  const aheadMs = noon - Date.now()
  const clock = () => new Date(Date.now() + aheadMs)
  const sandbox = await startSandbox({ clock })
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-bench-'))
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir })
  const database = connect(cluster.url, { max: 2 })
  const startWorker = async () => {
    const env = {
      ...process.env,
      DATABASE_URL: cluster.url,
      SANDBOX_URL: sandbox.url,
      APP_SECRET: appSecret,
      CLOCK_AHEAD_MS: String(aheadMs),
    }
    const worker = fork(workerFile, { env })
    await once(worker, 'message')
    return worker
  }
  const running: Awaited<ReturnType<typeof startWorker>>[] = []
  const kill = async (nth: number) => {
    const [worker] = running.splice(nth, 1)
    const exit = once(worker!, 'exit')
    worker!.kill('SIGKILL')
    await exit
  }
  try {
    await migrate(database)
    await seedReference(database.db)
    await seedStarterSite(database.db)
    const { db } = database
    const subscribe = (key: string) => sandbox.push.subscribe(key, 'https://updates.push.services.mozilla.com')
    const place = await fillBrowsers(db, { browsers, appSecret, now: clock(), subscribe })
    const away = place.endpoints.filter(() => chance.below(10) === 0)
    for (const endpoint of away) sandbox.push.goAway(endpoint)
    await addExam(db, { ...place, now: clock() })
    const startedAt = performance.now()
    for (let nth = 0; nth < workers; nth++) running.push(await startWorker())
    const taken = () => sandbox.push.taken()
    for (let nth = 0; nth < kills; nth++) {
      if (nth === Math.floor(kills / 3)) sandbox.push.slowDown(3)
      // The second piece of news comes while the first is still on its way.
      if (nth === Math.floor(kills / 2)) await addNotice(db, clock())
      const until = Math.floor((2 * browsers * (nth + chance.below(100) / 100)) / (kills + 1))
      // Where all that there was is out, or held for others, it is killed without waiting for more.
      const atLast = performance.now() + idleMs
      while (taken() < until && performance.now() < atLast) await pause(5)
      await pause(chance.below(40))
      await kill(chance.below(running.length))
      running.push(await startWorker())
      console.log(`${nth + 1}/${kills}: killed after ${taken()} of ${2 * browsers}`)
    }
    await waitUntilDone(db, 2 * browsers)
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
    const what = `${browsers} browsers, 2 pieces of news, ${workers} processes, ${kills} × kill -9, ${away.length} browsers away`
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
    while (running.length > 0) await kill(0)
    await database.close()
    await cluster.stop()
    await sandbox.close()
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

export default bench

/** Everybody was told of everything, and nothing is on its way any more. */
async function waitUntilDone(db: Db, told: number): Promise<void> {
  const until = performance.now() + doneWithinMs
  for (;;) {
    const { rows } = await db.execute<{ told: number; waiting: number }>(
      sql`select (select count(*)::int from push_told) as told, (select count(*)::int from push_message) as waiting`,
    )
    const [now] = rows
    if (now!.told === told && now!.waiting === 0) return
    if (performance.now() > until) throw new Error(`not done: ${JSON.stringify(now)}`)
    await pause(200)
  }
}
