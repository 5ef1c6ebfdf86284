import { setTimeout } from 'node:timers/promises'
import { and, eq, exists, not } from 'drizzle-orm'
import { connect, type Database, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'
import { fillPool } from './fill-pool.ts'

const { attempt, satQuestions } = tables

const sizes = [1_000, 10_000] as const
const requests = 300

const calls = {
  page: 'doctor/practice',
  count: 'doctor/practice/count?source=wrong',
} as const
type Kind = keyof typeof calls

type Site = {
  size: number
  server: RunningServer
  database: Database
  token: string
  first: number
  firstCount: number
}

/**
 * Whether the page of practice opens as fast with 10,000 questions to practise as with 1,000, the same doctor having sat all of them; each
 * in a database of its own, asked in turns. The smaller one is the yardstick. The very first count reads what the sweep kept.
 */
const bench: Bench = async () => {
  const sites: Site[] = []
  try {
    for (const size of sizes) sites.push(await open(size))
    const times = new Map<string, number[]>()
    for (let nth = 0; nth < requests; nth++)
      for (const site of sites)
        for (const kind of ['page', 'count'] as const) {
          const ms = await ask(site, kind)
          const name = `${kind} ${site.size}`
          // The first fifty warm up.
          if (nth >= 50) times.set(name, [...(times.get(name) ?? []), ms])
        }
    const made: Record<number, number> = {}
    for (const site of sites) made[site.size] = await make(site)
    const of = (kind: Kind, size: number) => percentilesOf(times.get(`${kind} ${size}`) ?? [])
    const ratio = (kind: Kind) => round(of(kind, sizes[1]).p95 / of(kind, sizes[0]).p95)
    const row = (kind: Kind, words: string) =>
      sites.map(({ size }) => ({
        call: `${words}, ${size} questions`,
        'p50 ms': round(of(kind, size).p50, 1),
        'p95 ms': round(of(kind, size).p95, 1),
      }))
    return {
      table: [
        ...row('page', 'the page opens'),
        ...row('count', 'a choice is counted'),
        ...sites.flatMap(({ size, first, firstCount }) => [
          { call: `the very first opening, ${size}`, 'p50 ms': round(first, 0), 'p95 ms': '' },
          { call: `the very first count, ${size}`, 'p50 ms': round(firstCount, 0), 'p95 ms': '' },
        ]),
        ...sites.map(({ size }) => ({
          call: `a set of 100 is made, ${size}`,
          'p50 ms': round(made[size]!, 0),
          'p95 ms': '',
        })),
      ],
      figures: { pageRatioP95: ratio('page'), countRatioP95: ratio('count') },
    }
  } finally {
    for (const { server, database } of sites) {
      await database.close()
      await server.stop()
    }
  }
}

export default bench

async function open(size: number): Promise<Site> {
  const server = await startServer({ DEMO: 'false' })
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2 })
  const { doctorId, token } = await fillPool(database.db, size)
  // The server's own jobs mark what was finished and write down how each question went.
  const isKept = exists(database.db.select().from(satQuestions).where(eq(satQuestions.attemptId, attempt.id)))
  const waiting = and(eq(attempt.doctorId, doctorId), not(isKept))
  while ((await database.db.$count(attempt, waiting)) > 0) await setTimeout(500)
  const site = { size, server, database, token, first: 0, firstCount: 0 }
  const first = await ask(site, 'page')
  return { ...site, first, firstCount: await ask(site, 'count') }
}

async function ask({ server, token, size }: Site, kind: Kind): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${server.url}/api/v3/web/${calls[kind]}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const said = (await answer.json()) as { total?: number; count?: number }
  const ms = performance.now() - startedAt
  const wanted = kind === 'page' ? size : size / 2
  if ((said.total ?? said.count) !== wanted) throw new Error(`${kind} of ${size} answered ${JSON.stringify(said)}`)
  return ms
}

async function make({ server, token }: Site): Promise<number> {
  const body = { subject_ids: [], topic_ids: [], types: [], source: 'all', size: 100, mode: 'study', pack: null }
  const startedAt = performance.now()
  const answer = await fetch(`${server.url}/api/v3/web/doctor/practice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  return performance.now() - startedAt
}
