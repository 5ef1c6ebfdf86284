import { setTimeout as pause } from 'node:timers/promises'
import { buildBatch, buildCourse, buildSchedule } from '../../apps/server/src/testing/builders/build-batch.ts'
import { type FilledExam, fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { isFault, Savers } from '../../apps/server/src/testing/processes/keep-saving.ts'
import { missingSaves } from '../../apps/server/src/testing/processes/missing-saves.ts'
import { type Database, tables } from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import type { Bench } from '../support/bench.ts'
import { type RestartableServer, startRestartableServer } from '../support/restartable-server.ts'
import { median, round } from '../support/statistics.ts'
import { createClient } from './client.ts'
import { complain } from './complain.ts'
import { payForSeats } from './pay-for-seats.ts'
import { sitExams } from './sit-exams.ts'
import { watch } from './watch.ts'
import { settle, startWork, type Work } from './work.ts'

/** `KILLS=3` for a look, `SEED=7` for other moments. */
const kills = Number(process.env.KILLS ?? 60)
const seed = Number(process.env.SEED ?? 1)

const people = { savers: 8, sitters: 800, payers: 400, complainers: 80, viewers: 6 }
/** So many saves show that the load runs again. */
const enoughSaves = 100
const backWithinMs = 60_000

const targets = ['server', 'database', 'every database process', 'both'] as const
type Target = (typeof targets)[number]
type Kill = { target: Target; backMs: number }

/**
 * Everything that doctors write, at once, while server and database are killed with -9 at random moments. A killed server
 * is started again, as a supervisor does; the database has only the product to start it. What was acknowledged and is not
 * there afterwards makes the run fail.
 */
const bench: Bench = async () => {
  const chance = seededChance(seed)
  // In this process, so that the gateway and its money outlive every kill.
  const sandbox = await startSandbox()
  const server = await startRestartableServer({ DEMO: 'true', SANDBOX_URL: sandbox.url, LOG_LEVEL: 'silent' })
  try {
    const { database } = server
    const { exam, works } = await fillWorld(server, chance)
    const client = createClient(server.url)
    const options = {
      ...exam,
      port: server.port,
      tokens: exam.tokens.slice(0, people.savers),
      sequenceFrom: Date.now(),
    }
    await Promise.all(
      options.tokens.map((token) => client.send(`/on-spot-bcs-exam/${exam.key}`, { method: 'GET', token })),
    )
    const savers = new Savers(options)
    const saved = () => savers.acknowledged.reduce((sum, each) => sum + each, 0)

    savers.start()
    const working = startWork(works, client)
    const done: Kill[] = []
    for (let nth = 0; nth < kills; nth++) {
      await pause(200 + chance.below(1500))
      const target = targets[chance.below(targets.length)]!
      const backMs = await killAndWait(server, target, saved).catch(async (error: unknown) => {
        // Whoever saves stops at an answer that no room would get over, and says so here.
        await savers.stop()
        throw error
      })
      done.push({ target, backMs })
      console.log(`${nth + 1}/${kills}: ${target}, saving again after ${Math.round(backMs)} ms`)
    }
    await pause(1000)
    await Promise.all([savers.stop(), working.stop()])

    const lost = await missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged })
    const results = [
      { what: 'saved answers', acknowledged: saved(), missing: lost.map((each) => JSON.stringify(each)) },
    ]
    for (const work of works)
      results.push({ what: work.what, acknowledged: work.acknowledged(), missing: await settle(work) })
    const troubles = joinCounts(client.trouble, savers.trouble)
    refuseFaults(results, troubles)
    return reportOf(results, done, troubles, client.longestWait())
  } finally {
    await server.stop()
    await sandbox.close()
  }
}

export default bench

async function fillWorld(server: RestartableServer, chance: ReturnType<typeof seededChance>) {
  const { database, dataDir } = server
  const { db } = database
  const count = Object.values(people).reduce((sum, each) => sum + each, 0)
  const exam = await fillExam(db, { examinees: count, key: 'a-test-under-kills' })
  const all = exam.tokens.map((token, nth) => ({ token, doctorId: exam.doctorIds[nth]! }))
  const left = all.slice(people.savers)
  const take = (number: number) => left.splice(0, number)
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id, { seats: 10_000 })
  const slot = { batchId: batch.id, scheduleId: schedule.id }
  const tokensOf = (some: typeof all) => some.map(({ token }) => token)
  const [sitters, payers] = [take(people.sitters), take(people.payers)]
  const [complainers, viewers] = [take(people.complainers), take(people.viewers)]
  const videoId = await giveVideo(database, slot, viewers)
  const works: Work[] = [
    sitExams(database, exam, sitters),
    payForSeats(database, slot, tokensOf(payers), chance),
    complain(database, dataDir, tokensOf(complainers)),
    watch(database, videoId, viewers),
  ]
  return { exam: { ...exam, doctorIds: exam.doctorIds.slice(0, people.savers) } satisfies FilledExam, works }
}

async function giveVideo(
  { db }: Database,
  { batchId, scheduleId }: { batchId: number; scheduleId: number },
  viewers: { doctorId: number }[],
): Promise<number> {
  await db.insert(tables.enrolment).values(viewers.map(({ doctorId }) => ({ doctorId, batchId, scheduleId })))
  const [video] = await db
    .insert(tables.video)
    .values({
      title: { bn: 'হৃৎপিণ্ডের গঠন' },
      source: 'file',
      renditions: [{ height: 360, bytes: 1000, file: 'heart/360.webm' }],
      durationSeconds: 80_000,
    })
    .returning({ id: tables.video.id })
  const publishedAt = new Date(Date.now() - 60_000)
  await db.insert(tables.adminVideo).values({ batchId, videoId: video!.id, publishedAt })
  return video!.id
}

async function killAndWait(server: RestartableServer, target: Target, saved: () => number): Promise<number> {
  const killedAt = performance.now()
  if (target === 'server') await server.killServer()
  else if (target === 'both') await server.killBoth()
  else await server.killDatabase({ wholly: target !== 'database' })
  const before = saved()
  const until = performance.now() + backWithinMs
  while (saved() < before + enoughSaves) {
    if (performance.now() > until) throw new Error(`nothing was saved after a kill of ${target}`)
    await pause(20)
  }
  return performance.now() - killedAt
}

type Result = { what: string; acknowledged: number; missing: string[] }

function refuseFaults(results: Result[], troubles: Map<number, number>): void {
  const missing = results.flatMap((result) => result.missing)
  if (missing.length > 0)
    throw new Error(`${missing.length} were acknowledged and are missing: ${missing.slice(0, 10).join(', ')}`)
  const wrong = [...troubles].filter(([status]) => isFault(status))
  if (wrong.length > 0) throw new Error(`answers that should have been 503: ${JSON.stringify(wrong)}`)
}

function joinCounts(...all: Map<number, number>[]): Map<number, number> {
  const joined = new Map<number, number>()
  for (const each of all) for (const [status, count] of each) joined.set(status, (joined.get(status) ?? 0) + count)
  return joined
}

function reportOf(results: Result[], done: Kill[], troubles: Map<number, number>, longestWait: number) {
  const backOf = (target: Target) => done.filter((kill) => kill.target === target).map(({ backMs }) => backMs)
  const rows = targets.filter((target) => backOf(target).length > 0)
  const backs = done.map(({ backMs }) => backMs)
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0)
  return {
    figures: {
      kills,
      seed,
      acknowledged,
      missing: 0,
      back_median_ms: round(median(backs), 0),
      back_longest_ms: round(Math.max(...backs), 0),
      answers_503: troubles.get(503) ?? 0,
      connections_lost: troubles.get(0) ?? 0,
      longest_answer_ms: round(longestWait, 0),
    },
    table: [
      ...results.map(({ what, acknowledged: count, missing }) => ({
        what,
        acknowledged: count,
        missing: missing.length,
        'back: median ms': '',
        'longest ms': '',
      })),
      ...rows.map((target) => ({
        what: `${backOf(target).length} × kill -9 of ${target}`,
        acknowledged: '',
        missing: '',
        'back: median ms': round(median(backOf(target)), 0),
        'longest ms': round(Math.max(...backOf(target)), 0),
      })),
    ],
  }
}
