import { AggregatorRegistry } from 'prom-client'
import type { MetricsReport } from './role.ts'
import type { WorkerProcess } from './worker-process.ts'

/** A worker that is busy for longer is not waited for. */
const patienceMs = 2_000

type Question = { missing: Set<WorkerProcess>; answer: () => void }

/**
 * Puts together what the workers count, for the one among them that was asked for the whole. A counter that falls is a restart to
 * Prometheus, which then takes all that is left of it for new. So of a worker that is silent the counters are what it said last, and
 * those of one that has ended are kept for good. Gauges say what is now, and only those who answer know it.
 */
export function createMetricsGatherer(listening: () => WorkerProcess[]) {
  const questions = new Map<number, Question>()
  const lastReports = new Map<WorkerProcess, MetricsReport>()
  /** By a worker that has ended, a message may still be on its way. */
  const ended = new WeakSet<WorkerProcess>()
  let ofEnded: MetricsReport = []
  let count = 0

  function end(worker: WorkerProcess): void {
    ended.add(worker)
    ofEnded = addUp([ofEnded, countersOf(lastReports.get(worker) ?? [])])
    lastReports.delete(worker)
  }

  return {
    ask(from: WorkerProcess, question: number): void {
      const asked = new Set([from, ...listening()])
      const missing = new Set(asked)
      const number = count++
      const timer = setTimeout(() => answer(), patienceMs)
      const answer = () => {
        clearTimeout(timer)
        questions.delete(number)
        const reports = [...lastReports].map(([worker, report]) =>
          asked.has(worker) && !missing.has(worker) ? report : countersOf(report),
        )
        from.tell({ kind: 'metrics', question, reports: [...reports, ofEnded] })
      }
      questions.set(number, { missing, answer })
      for (const worker of asked) worker.tell({ kind: 'report metrics', question: number })
    },
    take(from: WorkerProcess, question: number, report: MetricsReport): void {
      if (ended.has(from)) return
      if (!lastReports.has(from)) void from.exited.then(() => end(from))
      // Also one that comes too late for its question.
      lastReports.set(from, report)
      const asked = questions.get(question)
      asked?.missing.delete(from)
      if (asked?.missing.size === 0) asked.answer()
    },
  }
}

/** As it is written down for another process, whatever the type of prom-client says. */
type Metric = { name: string; help: string; type: string; aggregator: string; values: object[] }

const countersOf = (report: MetricsReport): MetricsReport =>
  report.filter((metric) => (metric as Metric).type !== 'gauge')

function addUp(reports: MetricsReport[]): MetricsReport {
  const sums = AggregatorRegistry.aggregate(reports).getMetricsAsArray() as unknown as Metric[]
  return sums.map(({ name, help, type, aggregator, values }) => ({ name, help, type, aggregator, values }))
}
