import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { type StartReport, startAll } from './start-all.ts'

const examinees = 3000
const warming = 200
const seconds = 10

/** The minute at which an exam opens: 3,000 examinees begin the same 200-question paper inside ten seconds. */
const bench: Bench = async () => {
  const server = await startServer({ DEMO: 'false' })
  try {
    const { url: databaseUrl } = await findEmbeddedPostgres({ dataDir: server.dataDir })
    const database = connect(databaseUrl, { max: 1 })
    const { db } = database
    // Examinees come to a site where some were a minute before: they signed in more than a minute ago, too.
    const now = new Date(Date.now() - 120_000)
    const { key, tokens, questionIds, paperId, doctorIds } = await fillExam(db, { examinees: examinees + warming, now })
    const options = { url: `${server.url}/api/v3/web/on-spot-bcs-exam/${key}`, seconds, questions: questionIds.length }
    await startAll({ ...options, tokens: tokens.slice(0, warming), seconds: 3 })
    const report = await startAll({ ...options, tokens: tokens.slice(warming) })
    const { rows } = await database.pool.query<{ begun: number }>(
      'select count(*)::int as begun from attempt where paper_id = $1 and doctor_id = any($2)',
      [paperId, doctorIds.slice(warming)],
    )
    await database.close()
    if (report.failures.length > 0) throw new Error(`${report.failures.length} failed: ${report.failures[0]}`)
    if (rows[0]?.begun !== examinees) throw new Error(`${rows[0]?.begun} of ${examinees} began`)
    return reportOf(report)
  } finally {
    await server.stop()
  }
}

export default bench

function reportOf({ times, bytes, encoding }: StartReport) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1)
  const figures = {
    examinees,
    failed: 0,
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    longest_ms: at(1),
    kilobytes_each: round(bytes / times.length / 1024, 1),
    encoding,
  }
  return {
    figures,
    table: [
      {
        what: `${examinees} examinees begin in ${seconds} s`,
        failed: 0,
        'p50 ms': figures.p50_ms,
        'p95 ms': figures.p95_ms,
        'longest ms': figures.longest_ms,
        'kB each': figures.kilobytes_each,
        encoding,
      },
    ],
  }
}
