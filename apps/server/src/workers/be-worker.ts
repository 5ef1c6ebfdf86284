import cluster from 'node:cluster'
import { once } from 'node:events'
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

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') stop(message.how)
    else if (message.kind === 'leave') process.exit(130)
    else if (message.kind === 'metrics') asked.get(message.question)?.(message.reports)
    else if (message.kind === 'report metrics')
      void report?.().then((own) => tell({ kind: 'metrics', question: message.question, report: own }))
  })
  // A terminal sends it to every process; the primary says what is to be done.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => stop('drain'))
  // Node would leave at once when the primary has died, and two that leave at the same moment each leave the database to the other.
  cluster.worker!.exitedAfterDisconnect = true
  process.once('disconnect', () => stop('now'))

  const begin = hear('begin')
  const allListen = hear('all listen')
  tell({ kind: 'loaded' })
  const { number, opensServer } = await begin
  return {
    number,
    opensServer,
    onStop,
    async startSandbox(settings) {
      const started = hear('sandbox')
      tell({ kind: 'sandbox', settings })
      // The primary closes it after the last worker.
      return { url: (await started).url, close: async () => {} }
    },
    async listens() {
      tell({ kind: 'listens' })
      // Those that come later replace others, and nobody waits for them.
      if (opensServer) await allListen
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

async function hear<Kind extends ToWorker['kind']>(kind: Kind): Promise<Told<Kind>> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [ToWorker]
    if (message.kind === kind) return message as Told<Kind>
  }
}
