import { setTimeout as pause } from 'node:timers/promises'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'
import { type StartOptions, type StartReport, startAll } from './start-all.ts'

type Wave = { what: string; name: string; examinees: number; seconds: number; holds: boolean }

/** The minute at which an exam opens: so many examinees begin the same 200-question paper, each over a connection of their own. */
const waves: Wave[] = [
  { what: '3000 examinees begin in 10 s', name: 'whole_3000', examinees: 3000, seconds: 10, holds: false },
  { what: '3000 with a sealed paper, in 10 s', name: 'sealed_3000', examinees: 3000, seconds: 10, holds: true },
  { what: '10000 with a sealed paper, in 60 s', name: 'sealed_10000', examinees: 10_000, seconds: 60, holds: true },
]
const warming = 200

const bench: Bench = async () => {
  const server = await startServer({ DEMO: 'false' })
  const { url: databaseUrl } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(databaseUrl, { max: 1 })
  try {
    // Examinees come to a site where some were a minute before: they signed in more than a minute ago, too.
    const now = new Date(Date.now() - 120_000)
    const examinees = waves.reduce((sum, wave) => sum + wave.examinees, 0) + 2 * warming
    const { key, tokens, questionIds, paperId } = await fillExam(database.db, { examinees, now })
    const room = `${server.url}/api/v3/web/on-spot-bcs-exam/${key}`
    const paper = await fetchSealed(server.url, key, tokens[0]!)
    const begin = async (count: number, seconds: number, holds: boolean): Promise<StartReport> => {
      const options: StartOptions = {
        url: room,
        seconds,
        questions: questionIds.length,
        tokens: tokens.splice(0, count),
      }
      if (!holds) return startAll(options)
      return startAll({ ...options, url: `${room}?sealed=${encodeURIComponent(paper.address)}`, sealed: paper.bytes })
    }
    for (const holds of [false, true]) await begin(warming, 3, holds)
    const reports: (Wave & { report: StartReport })[] = []
    for (const wave of waves) {
      reports.push({ ...wave, report: await begin(wave.examinees, wave.seconds, wave.holds) })
      await pause(2000)
    }
    const { rows } = await database.pool.query<{ begun: number }>(
      'select count(*)::int as begun from attempt where paper_id = $1',
      [paperId],
    )
    for (const { what, report } of reports)
      if (report.failures.length > 0)
        throw new Error(`${what}: ${report.failures.length} failed: ${report.failures[0]}`)
    if (rows[0]?.begun !== examinees) throw new Error(`${rows[0]?.begun} of ${examinees} began`)
    return {
      figures: Object.fromEntries(reports.flatMap(({ name, report }) => figuresOf(name, report))),
      table: reports.map(({ what, report }) => rowOf(what, report)),
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

export default bench

/** As each of them fetched it before: from where the page before the exam says. */
async function fetchSealed(url: string, key: string, token: string): Promise<{ address: string; bytes: string }> {
  const headers = { authorization: `Bearer ${token}`, cookie: 'lang=bn' }
  const look = await fetch(`${url}/api/v3/web/bcs-exams/${key}`, { headers })
  const { sealed_paper: address } = (await look.json()) as { sealed_paper: string }
  const paper = await fetch(`${url}${address}`)
  if (paper.status !== 200) throw new Error(`the sealed paper was answered with ${paper.status}`)
  return { address, bytes: Buffer.from(await paper.arrayBuffer()).toString('base64') }
}

function measured({ times, bytes }: StartReport) {
  const { p50, p95 } = percentilesOf(times)
  const longest = times.reduce((most, each) => Math.max(most, each), 0)
  return {
    p50: round(p50, 1),
    p95: round(p95, 1),
    longest: round(longest, 1),
    kilobytes: round(bytes / times.length / 1024, 1),
  }
}

function figuresOf(name: string, report: StartReport): [string, number][] {
  const { p50, p95, longest, kilobytes } = measured(report)
  return [
    [`${name}_p50_ms`, p50],
    [`${name}_p95_ms`, p95],
    [`${name}_longest_ms`, longest],
    [`${name}_kilobytes_each`, kilobytes],
  ]
}

function rowOf(what: string, report: StartReport) {
  const { p50, p95, longest, kilobytes } = measured(report)
  const row = { what, failed: report.failures.length, 'p50 ms': p50, 'p95 ms': p95, 'longest ms': longest }
  return { ...row, 'kB each': kilobytes, encoding: report.encoding }
}
