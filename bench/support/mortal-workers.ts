import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, migrate, seedReference, seedStarterSite, startEmbeddedPostgres } from '../../packages/db/src/index.ts'
import type { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'

type Wanted = Pick<NonNullable<Parameters<typeof startSandbox>[0]>, 'onSms'> & {
  /** What a process runs; it says `begun`, and goes by CLOCK_AHEAD_MS. */
  file: string
  env?: Record<string, string>
}

/**
 * A centre of one's own, on whose clock it was noon in Dhaka when the day's noon was, and processes that do its work until they are killed.
 * The stand-ins live in this process, which counts at them.
 */
export async function openMortalWorkers({ file, env = {}, ...hears }: Wanted) {
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`)
  const aheadMs = noon - Date.now()
  const clock = () => new Date(Date.now() + aheadMs)
  const sandbox = await startSandbox({ clock, ...hears })
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-bench-'))
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir })
  const database = connect(cluster.url, { max: 2 })
  const running: ChildProcess[] = []

  async function start(): Promise<void> {
    const places = { DATABASE_URL: cluster.url, SANDBOX_URL: sandbox.url, CLOCK_AHEAD_MS: String(aheadMs) }
    const worker = fork(file, { env: { ...process.env, ...places, ...env } })
    running.push(worker)
    await once(worker, 'message')
  }

  async function kill(nth: number): Promise<void> {
    const [worker] = running.splice(nth, 1)
    const exit = once(worker!, 'exit')
    worker!.kill('SIGKILL')
    await exit
  }

  async function close(): Promise<void> {
    while (running.length > 0) await kill(0)
    await database.close()
    await cluster.stop()
    await sandbox.close()
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true })
  }

  try {
    await migrate(database)
    await seedReference(database.db)
    await seedStarterSite(database.db)
  } catch (error) {
    await close()
    throw error
  }
  return { clock, sandbox, db: database.db, running, start, kill, close }
}

type Killing = {
  workers: Awaited<ReturnType<typeof openMortalWorkers>>
  kills: number
  chance: ReturnType<typeof seededChance>
  /** How much has arrived, of how much. */
  count: () => number
  whole: number
  /** How much shall have arrived when that one is killed. */
  until: (nth: number) => number
  /** Where nothing more comes for so long, it is killed without waiting for it. */
  idleMs?: number
  beforeKill?: (nth: number) => Promise<void>
}

/** Kills one of the processes again and again, somewhere in its work, and starts another. */
export async function killAtRandom({ workers, kills, chance, count, whole, until, idleMs, beforeKill }: Killing) {
  for (let nth = 0; nth < kills; nth++) {
    const enough = until(nth)
    const atLast = performance.now() + (idleMs ?? Number.POSITIVE_INFINITY)
    while (count() < enough && performance.now() < atLast) await pause(1)
    await pause(chance.below(40))
    await beforeKill?.(nth)
    await workers.kill(chance.below(workers.running.length))
    await workers.start()
    console.log(`${nth + 1}/${kills}: killed after ${count()} of ${whole}`)
  }
}

/** What `read` says once it says anything. */
export async function waitUntilDone<T>(withinMs: number, read: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + withinMs
  for (;;) {
    const done = await read()
    if (done !== undefined) return done
    if (performance.now() > until) throw new Error('not done in time')
    await pause(200)
  }
}
