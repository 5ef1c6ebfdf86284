import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { PrimarySettings } from '../config/primary-settings.ts'
import { logStream } from '../log-stream.ts'
import { reloadEnvFile } from '../start/env-file.ts'
import { createMetricsGatherer } from './gather-metrics.ts'
import { keepSandbox } from './keep-sandbox.ts'
import { watchTerminal } from './lost-terminal.ts'
import type { ToPrimary } from './messages.ts'
import type { Stop } from './role.ts'
import { forkWorker, type WorkerProcess } from './worker-process.ts'

/** `program` is the module that every worker runs. */
type Primary = PrimarySettings & { program: string }

/** A worker that lives for less was not able to serve: the next one waits a little longer before it tries. */
const soundAfterMs = 30_000
const longestPauseMs = 30_000
/** A successor that needs longer will not come: it may wait for a database that is away. */
const startWithinMs = 180_000
/** After a second signal. */
const leaveWithinMs = 2_000

/**
 * Watches over the workers of one server, each of them the whole of it behind the same ports: replaces those that die, restarts them one
 * after the other at SIGHUP, stops them all at SIGTERM or SIGINT. It answers nobody and loads nothing of the product, so that nothing of
 * the product can end it.
 */
export async function runPrimary({ workers: count, program, logLevel, stopWithinMs }: Primary): Promise<void> {
  const log = pino({ level: logLevel }, logStream)
  const terminal = watchTerminal()
  const sandbox = keepSandbox()
  const living = new Set<WorkerProcess>()
  /** Who is behind the ports, by number. One that was replaced and still finishes its answers is only among the living. */
  const current = new Map<number, WorkerProcess>()
  const metrics = createMetricsGatherer(() => [...living].filter((each) => each.isListening()))
  let stopping: Promise<void> | undefined
  let restarting = false

  function fork(): WorkerProcess {
    const worker = forkWorker({ hear, stopWithinMs })
    living.add(worker)
    void worker.exited.then(() => living.delete(worker))
    return worker
  }

  function hear(message: ToPrimary, from: WorkerProcess): void {
    if (message.kind === 'ask metrics') metrics.ask(from, message.question)
    else if (message.kind === 'metrics') metrics.take(from, message.question, message.report)
    else if (message.kind === 'sandbox')
      sandbox.start(message.settings).then(
        (url) => from.tell({ kind: 'sandbox', url }),
        (error) => from.tell({ kind: 'no sandbox', why: String(error) }),
      )
  }

  /** Whoever is at this number: when it dies, another takes its place. */
  async function keep(number: number): Promise<void> {
    for (let failures = 0; stopping === undefined; ) {
      const worker = current.get(number)!
      const bornAt = Date.now()
      const { how } = await worker.exited
      // Restarted meanwhile: this is about the next one.
      if (current.get(number) !== worker) continue
      if (stopping !== undefined) return
      failures = Date.now() - bornAt < soundAfterMs ? failures + 1 : 0
      log.error({ worker: number, worker_pid: worker.pid }, `worker ${number} ended (${how}); another takes its place`)
      if (failures > 1) await pause(Math.min(longestPauseMs, 500 * 2 ** failures))
      if (stopping !== undefined) return
      // Restarted during the pause.
      if (current.get(number) !== worker) continue
      const next = fork()
      current.set(number, next)
      next.begin({ number, opensServer: false })
      void next.listening.then((listens) => {
        if (listens) log.info({ worker: number, worker_pid: next.pid }, `worker ${number} is back`)
      })
    }
  }

  /** One after the other, each only when its successor answers: at no moment does anybody find nobody. */
  async function restart(): Promise<void> {
    if (stopping !== undefined) return
    if (restarting) return log.warn('the workers are being restarted already')
    restarting = true
    const { changed, waiting, undo } = reloadEnvFile()
    log.info({ ...(changed.length > 0 && { changed }) }, 'the workers are restarted, one after the other')
    if (waiting.length > 0) log.warn({ waiting }, 'some changed settings wait until the server is stopped and started')
    for (const [number, before] of [...current].sort(([one], [other]) => one - other)) {
      const next = fork()
      next.begin({ number, opensServer: false })
      if (!(await listensInTime(next))) {
        next.kill()
        undo()
        log.error({ worker: number }, `the new worker ${number} did not start; the old ones go on as they were`)
        break
      }
      if (current.get(number) === before) {
        current.set(number, next)
        before.stop('replaced')
      } else next.stop('replaced')
    }
    restarting = false
    if (stopping === undefined) log.info('the restart is over')
  }

  async function stop(how: Stop): Promise<void> {
    log.info(how === 'drain' ? 'the server stops: requests are answered while it drains' : 'the server stops')
    for (const worker of living) worker.stop(how)
    const ends = await Promise.all([...living].map(({ exited }) => exited))
    await sandbox.close()
    log.info('the server has stopped')
    process.exit(ends.every(({ cleanly }) => cleanly) ? 0 : 1)
  }

  function leave(): void {
    for (const worker of living) worker.tell({ kind: 'leave' })
    setTimeout(() => {
      for (const worker of living) worker.kill()
    }, leaveWithinMs).unref()
  }

  const onSignal = (how: Stop) => () => {
    if (stopping === undefined) stopping = stop(how)
    else leave()
  }
  process.on('SIGTERM', onSignal('drain'))
  process.on('SIGINT', onSignal('now'))
  process.on('SIGHUP', () => {
    if (!terminal.isLost()) void restart()
    else if (stopping === undefined) stopping = stop('now')
  })

  cluster.setupPrimary({ exec: fileURLToPath(program) })
  // All of them load at once; the first looks at the settings, the ports and the database before another is let near them.
  const all = Array.from({ length: count }, fork)
  const [first] = all as [WorkerProcess]
  first.begin({ number: 1, opensServer: true })
  if (!(await first.listening)) {
    leave()
    // It has said why.
    stopping ??= stop('now')
    return stopping
  }
  for (const [index, worker] of all.entries()) {
    current.set(index + 1, worker)
    if (worker !== first) worker.begin({ number: index + 1, opensServer: false })
    void keep(index + 1)
  }
  await Promise.all(all.map(({ listening }) => listening))
  first.tell({ kind: 'all listen' })
}

const listensInTime = ({ listening }: WorkerProcess): Promise<boolean> =>
  Promise.race([listening, pause(startWithinMs, false, { ref: false })])
