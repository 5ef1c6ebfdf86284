import cluster from 'node:cluster'
import type { ToPrimary, ToWorker } from './messages.ts'
import type { MetricsReport, Role } from './role.ts'
import { createStop } from './stop-once.ts'

type Told<Kind extends ToWorker['kind']> = Extract<ToWorker, { kind: Kind }>

/** One of several processes behind the same ports; resolves when the primary lets it begin. It dies with the primary. */
export async function beWorker(): Promise<Role> {
  const { onStop, stop } = createStop()
  const asked = new Map<number, (reports: MetricsReport[]) => void>()
  let questions = 0
  let report: (() => Promise<MetricsReport>) | undefined

  const begin = Promise.withResolvers<Told<'begin'>>()
  const allListen = Promise.withResolvers<void>()
  const sandbox = Promise.withResolvers<string>()

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'begin') begin.resolve(message)
    else if (message.kind === 'all listen') allListen.resolve()
    else if (message.kind === 'sandbox') sandbox.resolve(message.url)
    else if (message.kind === 'no sandbox') sandbox.reject(new Error(`The sandbox did not start: ${message.why}`))
    else if (message.kind === 'stop') stop(message.how)
    else if (message.kind === 'leave') process.exit(130)
    else if (message.kind === 'answer') tell({ kind: 'answers' })
    else if (message.kind === 'metrics') asked.get(message.question)?.(message.reports)
    else void reportMetrics(message.question)
  })
  async function reportMetrics(question: number): Promise<void> {
    const own = await report?.().catch((error) => {
      console.error('What this worker counts could not be read:', error)
    })
    if (own !== undefined) tell({ kind: 'metrics', question, report: own })
  }
  // A terminal sends them to every process; the primary says what is to be done.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => stop('drain'))
  // Node would leave at once when the primary has died, and two that leave at the same moment each leave the database to the other.
  cluster.worker!.exitedAfterDisconnect = true
  process.once('disconnect', () => stop('now'))

  tell({ kind: 'loaded' })
  const { number, opensServer } = await begin.promise
  return {
    number,
    opensServer,
    onStop,
    async startSandbox(settings) {
      tell({ kind: 'sandbox', settings })
      // The primary closes it after the last worker.
      return { url: await sandbox.promise, close: async () => {} }
    },
    async listens() {
      tell({ kind: 'listens' })
      // Those that come later replace others, and nobody waits for them.
      if (opensServer) await allListen.promise
    },
    readAllMetrics() {
      const question = questions++
      return new Promise<MetricsReport[]>((resolve) => {
        asked.set(question, resolve)
        tell({ kind: 'ask metrics', question })
      }).finally(() => asked.delete(question))
    },
    onMetricsAsked(read) {
      report = read
    },
  }
}

const tell = (message: ToPrimary): void => void process.send?.(message)
