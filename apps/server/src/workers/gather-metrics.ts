import type { MetricsReport } from './role.ts'
import type { WorkerProcess } from './worker-process.ts'

/** A worker that is busy for longer is left out of this answer. */
const patienceMs = 2_000

type GatheredReports = { reports: MetricsReport[]; missing: Set<WorkerProcess>; answer: () => void }

/** Passes on what workers count to the one among them that was asked for the whole. */
export function createMetricsGatherer(listening: () => WorkerProcess[]) {
  const asked = new Map<number, GatheredReports>()
  let count = 0
  return {
    ask(from: WorkerProcess, question: number): void {
      const others = listening().filter((each) => each !== from)
      const number = count++
      const reports: MetricsReport[] = []
      const timer = setTimeout(() => answer(), patienceMs)
      const answer = () => {
        clearTimeout(timer)
        asked.delete(number)
        from.tell({ kind: 'metrics', question, reports })
      }
      asked.set(number, { reports, missing: new Set(others), answer })
      if (others.length === 0) answer()
      for (const other of others) other.tell({ kind: 'report metrics', question: number })
    },
    take(from: WorkerProcess, question: number, report: MetricsReport): void {
      const waiting = asked.get(question)
      if (!waiting?.missing.delete(from)) return
      waiting.reports.push(report)
      if (waiting.missing.size === 0) waiting.answer()
    },
  }
}
