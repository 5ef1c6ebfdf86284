import { z } from 'zod'
import type { Call } from '../../packages/contract/src/call.ts'
import * as contract from '../../packages/contract/src/staff/index.ts'
import { connect, type Database, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import { fillCentre } from '../office-today/fill-centre.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'
import { fillDesks } from './fill-desks.ts'
import { fillTable, inOrderOfReference } from './fill-table.ts'
import { saveAtRandom } from './save-at-random.ts'
import { signInOwner } from './sign-in-owner.ts'

/** `ADMIN_LISTS=short` for a quick look; `ADMIN_LISTS=desks` for the lists of money, campaigns and doctors alone. */
const isShort = process.env.ADMIN_LISTS === 'short'
const onlyDesks = process.env.ADMIN_LISTS === 'desks'
const sizes = isShort ? [200, 2_000] : [1_000, 100_000]
const requests = isShort ? 5 : 150
const rounds = isShort ? 60 : 1_000

type Office = { url: string; cookie: string; token: string; server: RunningServer; database: Database }

type List = { call: Call; sorts: readonly string[] }

const tables: (List & { table: string })[] = [
  ...Object.values<unknown>(contract)
    .filter(
      (each): each is contract.Resource =>
        typeof each === 'object' && each !== null && 'list' in each && 'many' in each,
    )
    .map(({ name, list, sorts }) => ({ table: name, call: list, sorts })),
  { table: 'audit_entry', call: contract.listAudit, sorts: ['at'] },
  // Each in the one order that it has.
  { table: 'sheet_delivery', call: contract.listParcels, sorts: [] },
  { table: 'complaint', call: contract.listInbox, sorts: [] },
]

/** Lists of what a centre is filled with, which no copies of rows would make. */
const desks: List[] = [
  { call: contract.listPayments, sorts: ['started_at'] },
  { call: contract.listDues, sorts: [] },
  { call: contract.listRefunds, sorts: [] },
  { call: contract.listLedger, sorts: [] },
  { call: contract.listCampaigns, sorts: [] },
  { call: contract.listDoctors, sorts: [] },
]

const lists = onlyDesks ? desks : [...tables, ...desks]

/** What every list is asked with; all else in its query narrows it. */
const ofEveryList = ['sort', 'order', 'after', 'before', 'per-page', 'q', 'ids', 'count']
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const likely = ['true', '1', yesterday, yesterday.slice(0, 7), 'BENCH1', 'a']

/** Values that a filter takes: of those that it names all at a desk and else the first, or a number, a day, a word. */
function samplesOf(filter: z.ZodType, isOfDesk: boolean): string[] {
  const inner = filter instanceof z.ZodOptional ? (filter.unwrap() as z.ZodType) : filter
  if (isOfDesk && inner instanceof z.ZodEnum) return inner.options.map(String)
  const named = inner instanceof z.ZodEnum ? inner.options.map(String) : likely
  return named.filter((value) => filter.safeParse(value).success).slice(0, 1)
}

/** A list as it opens where it has one order alone, every order of a list both ways, and each of its filters alone. */
function questionsOf(list: List): string[] {
  const { call, sorts } = list
  const isOfDesk = desks.includes(list)
  const query = call.query === undefined ? {} : ((call.query as z.ZodObject).shape as Record<string, z.ZodType>)
  const filters = Object.entries(query).flatMap(([name, filter]) => {
    const values = ofEveryList.includes(name) ? [] : samplesOf(filter, isOfDesk)
    return values.map((value) => `${call.path}?${new URLSearchParams({ [name]: value })}`)
  })
  return [
    ...(sorts.length === 0 ? [call.path] : []),
    ...sorts.flatMap((sort) => [`${call.path}?sort=${sort}&order=asc`, `${call.path}?sort=${sort}&order=desc`]),
    ...filters,
  ]
}

/**
 * Whether lists of the office stay quick as they grow: the same questions to a server with a thousand rows and to one with a hundred
 * thousand, in turns. The smaller is the yardstick. Then the search for doctors, and two people who save one thing a thousand times.
 */
const bench: Bench = async () => {
  const offices: Office[] = []
  try {
    for (const size of sizes) offices.push(await officeWith(size))
    const [small, large] = offices as [Office, Office]
    const table: Record<string, string | number>[] = []
    for (const list of lists)
      for (const question of questionsOf(list)) table.push(await compare(question, small, large))
    const searches = ['nusrat', 'নুশরাত জাহান', '345678', 'mahbubar rohman', 'zzzz']
    const found: number[] = []
    for (let nth = 0; nth < requests; nth++)
      for (const q of searches) found.push(await timeOf(large, `/api/v3/admin/search?q=${encodeURIComponent(q)}`))
    const search = round(percentilesOf(found).p95, 1)
    table.push({ what: 'search everything', 'p95 ms, few rows': '', 'p95 ms, many rows': search, ratio: '' })
    const other = await signInOwner(small.url, small.database.db)
    const { saved, refused, lost } = await saveAtRandom(small.url, [small, other], rounds)
    table.push({ what: `two savers: ${saved} saved, ${refused} refused, ${lost} lost`, ratio: '' })
    const worst = Math.max(...table.map(({ ratio }) => Number(ratio) || 0))
    return {
      table,
      figures: { questions: table.length - 2, worst_ratio: worst, search_p95_ms: search, saves_lost: lost },
    }
  } finally {
    for (const { database, server } of offices) {
      await database.close()
      await server.stop()
    }
  }
}

async function compare(question: string, small: Office, large: Office) {
  const taken: [number[], number[]] = [[], []]
  for (let nth = -5; nth < requests; nth++)
    for (const [index, office] of [small, large].entries()) {
      const ms = await timeOf(office, question)
      // The first few warm up.
      if (nth >= 0) taken[index]!.push(ms)
    }
  const [before, after] = taken.map((times) => percentilesOf(times).p95) as [number, number]
  return {
    what: question.replace('/api/v3/admin/', ''),
    'p95 ms, few rows': round(before, 1),
    'p95 ms, many rows': round(after, 1),
    ratio: round(after / before),
  }
}

export default bench

async function officeWith(rows: number): Promise<Office> {
  const server = await startServer({})
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2, statementWithinMs: 600_000 })
  const owner = await signInOwner(server.officeUrl, database.db)
  await writeSome(server.officeUrl, owner)
  const names = await inOrderOfReference(database.db, ['doctor', ...tables.map(({ table }) => table)])
  if (!onlyDesks) for (const name of names) await fillTable(database.db, name, rows)
  await fillCentre(database.db, rows)
  await fillDesks(database.db)
  // The database has come to rest, as it does soon after rows came in a running centre.
  for (const rest of ['vacuum analyze', 'checkpoint']) await database.db.execute(rest)
  return { url: server.officeUrl, server, database, ...owner }
}

/** Something must have been done for the audit to have rows. */
async function writeSome(url: string, { cookie, token }: { cookie: string; token: string }): Promise<void> {
  const headers = { cookie, 'x-office-token': token, 'content-type': 'application/json' }
  const fields = { title: { bn: 'ক' }, answer: { bn: 'খ' }, category: 'bench', show_on_home: false, is_active: true }
  for (let nth = 0; nth < 10; nth++) {
    const answer = await fetch(url + contract.faqResource.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ fields }),
    })
    if (!answer.ok) throw new Error(`a question was answered ${answer.status}`)
  }
}

async function timeOf({ url, cookie }: Office, question: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url + question, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${question} answered ${response.status}`)
  return performance.now() - startedAt
}
