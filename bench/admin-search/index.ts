import { sql } from 'drizzle-orm'
import { connect, type Db, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'
import { asked, given, last, middle } from './names.ts'
import { spellingsOf } from './spellings.ts'

/** `ADMIN_SEARCH=short` for a quick look. */
const isShort = process.env.ADMIN_SEARCH === 'short'
const doctors = isShort ? 5_000 : 100_000
const rounds = isShort ? 1 : 5

type Answer = { rows: { id: number }[]; is_nearest: boolean }

/** Whether a caller is found: twenty names in twenty spellings each among a hundred thousand doctors, on the first page of the list. */
const bench: Bench = async () => {
  const server = await startServer({})
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2 })
  try {
    const { db } = database
    const { cookie } = await signInOwner(server.officeUrl, db)
    await fill(db)
    const ids = await putIn(db)
    for (const rest of ['vacuum analyze doctor', 'checkpoint']) await db.execute(rest)
    const times: number[] = []
    const search = async (q: string): Promise<Answer> => {
      const startedAt = performance.now()
      const answer = await fetch(`${server.officeUrl}/api/v3/admin/doctors?q=${encodeURIComponent(q)}`, {
        headers: { cookie },
      })
      const found = (await answer.json()) as Answer
      times.push(performance.now() - startedAt)
      if (!answer.ok) throw new Error(`${q} answered ${answer.status}`)
      return found
    }
    for (const name of asked) await search(name.bengali)
    times.length = 0
    const table: Record<string, string | number>[] = []
    for (const [nth, name] of asked.entries()) {
      const missed: string[] = []
      for (const spelling of spellingsOf(name)) {
        const { rows } = await search(spelling)
        if (!rows.some(({ id }) => id === ids[nth])) missed.push(spelling)
      }
      table.push({ name: name.bengali, 'found of 20': 20 - missed.length, missed: missed.join('; ') })
    }
    for (let round = 1; round < rounds; round++)
      for (const name of asked) for (const spelling of spellingsOf(name)) await search(spelling)
    const { p50, p95 } = percentilesOf(times)
    const yardstick = await timeOfMe(server.officeUrl, cookie)
    // A name that nobody has: five are offered instead.
    const nobody = await search('qwrtzp xkcdfg mahmudul')
    const fewest = Math.min(...table.map((row) => Number(row['found of 20'])))
    table.push({ name: `yardstick, who am I: p95 ${round(yardstick, 1)} ms`, 'found of 20': '', missed: '' })
    table.push({ name: `p50 ${round(p50, 1)} ms, p95 ${round(p95, 1)} ms`, 'found of 20': '', missed: '' })
    return {
      table,
      figures: {
        ...{ doctors, names: asked.length, fewest_found_of_20: fewest },
        found: table.reduce((sum, row) => sum + Number(row['found of 20']), 0),
        ...{ yardstick_p95_ms: round(yardstick, 1), p50_ms: round(p50, 1), p95_ms: round(p95, 1) },
        offered_where_nobody_fits: nobody.rows.length,
      },
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

export default bench

/** What the same server takes for a call that looks nothing up: the share of whatever else the machine does. */
async function timeOfMe(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < 200; nth++) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/v3/admin/me`, { headers: { cookie } })).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return percentilesOf(times).p95
}

/** Doctors with names of two or three parts; always the same. */
async function fill(db: Db): Promise<void> {
  const list = (names: readonly string[]) => sql`${sql.param(names)}::text[]`
  const pick = (names: readonly string[], seed: string) =>
    sql`(${list(names)})[1 + abs(hashtext(nth || ${seed})) % ${sql.raw(String(names.length))}]`
  const atOnce = 10_000
  for (let from = 0; from < doctors; from += atOnce)
    await db.execute(sql`
      insert into doctor (phone, name, password_hash)
      select '+88013' || lpad(nth::text, 8, '0'),
        ${pick(given, 'given')} || ' ' || ${pick(middle, 'middle')} || case when nth % 3 = 0 then '' else ' ' || ${pick(last, 'last')} end,
        '$argon2id$nobody-signs-in-with-it'
      from generate_series(${from}::int, ${Math.min(doctors, from + atOnce) - 1}::int) nth`)
}

async function putIn(db: Db): Promise<number[]> {
  const ids: number[] = []
  for (const [nth, { bengali }] of asked.entries()) {
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into doctor (phone, name, password_hash)
      values (${`+88014${String(nth).padStart(8, '0')}`}, ${bengali.normalize('NFC')}, '$argon2id$nobody-signs-in-with-it')
      returning id`)
    ids.push(rows[0]!.id)
  }
  return ids
}
