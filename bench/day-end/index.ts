import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { readDay } from '../../apps/server/src/features/day-end/index.ts'
import { bringStatement, takeStatement } from '../../apps/server/src/features/statement/index.ts'
import { connect, type Db, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { fillCentre } from '../office-today/fill-centre.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'

const lines = 5_000
const paymentsOfDay = 1_000
const day = '2026-03-05'
const times = 30

const member = {
  ...{ id: 1, name: 'হিসাব', email: 'accounts@example.com', role: 'owner' as const, duties: [] },
  ...{ courseIds: null, branchIds: null, teacherId: null, roleGivenAt: new Date('2020-01-01') },
}

/**
 * A centre with 20,000 payments of four hundred days. The newest 5,000 stand in a statement of the gateway, of which one in a hundred
 * names nobody; 1,000 of the others lie on one day. The statement is taken, its lines are brought again in another file, and the day is
 * read as its screen reads it.
 */
const bench: Bench = async () => {
  const server = await startServer()
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { statementWithinMs: 600_000 })
  const { db } = database
  try {
    await fillCentre(db, 20_000)
    await moveToOneDay(db)
    const [staffId] = (await db.select({ id: tables.staff.id }).from(tables.staff).limit(1)).map(({ id }) => id)
    const file = await writeStatement(db)
    const first = await take(db, { file, staffId: staffId!, name: 'first.csv' })
    const before = await fingerprint(db)
    const again = await take(db, { file: `${file}\n`, staffId: staffId!, name: 'again.csv' })
    const same = before === (await fingerprint(db))
    const read = await timeDay(db)
    const share = round((first.matched / lines) * 100)
    const figures = {
      ...{
        lines,
        matchedShare: share,
        takeMs: first.ms,
        repeatedLines: again.repeated,
        newLinesTheSecondTime: again.lines,
      },
      ...{
        sameTwice: same ? 'yes' : 'no',
        dayP95Ms: read.p95,
        dayDifferencePaisa: read.difference,
        paymentsOfDay: read.payments,
      },
    }
    return {
      figures,
      table: [
        { what: `statement of ${lines} lines taken`, value: `${first.ms} ms`, bar: '' },
        { what: 'matched alone', value: `${share} %`, bar: '≥ 98 %' },
        { what: 'the same lines in another file: new lines', value: again.lines, bar: '0' },
        { what: 'the same result twice', value: same ? 'yes' : 'no', bar: 'yes' },
        { what: `day-end with ${read.payments} payments, p95`, value: `${read.p95} ms`, bar: '≤ 2,000 ms' },
        { what: 'difference to the ledger', value: `${read.difference} paisa`, bar: '0' },
      ],
    }
  } finally {
    await database.close()
    await server.stop()
  }
}
export default bench

/** A thousand payments that are in no statement, on one day; the receipts of all. */
async function moveToOneDay(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // The ledger is only ever added to: what is measured needs it otherwise, once, before anything is asked of it.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`create temp table moved on commit drop as
      select id, timestamptz ${sql.raw(`'${day} 09:00+06'`)} + row_number() over (order by id) * interval '30 seconds' as at
      from (select id from payment where state = 'paid' and transaction like 'BENCH%' order by id desc limit ${paymentsOfDay}) oldest`)
    await tx.execute(
      sql`update payment set started_at = moved.at, settled_at = moved.at from moved where moved.id = payment.id`,
    )
    await tx.execute(
      sql`update ledger_entry set at = moved.at from moved where moved.id = payment_id and kind = 'payment'`,
    )
  })
  await db.execute(sql`insert into invoice (number, payment_id, issued_at)
    select (select coalesce(max(number), 0) from invoice) + row_number() over (order by settled_at), id, settled_at from payment
    where state = 'paid' and transaction like 'BENCH%'`)
  await db.execute(sql`vacuum analyze`)
}

/** As bKash's panel would give it: the newest first, one in a hundred unknown to us. */
async function writeStatement(db: Db): Promise<string> {
  const { rows } = await db.execute<{ trx: string; at: string; taka: string }>(sql`
    select gateway_trx as trx, to_char(settled_at at time zone 'Asia/Dhaka', 'DD/MM/YYYY HH24:MI:SS') as at,
      to_char(amount_paisa / 100, 'FM99,99,990') || '.00' as taka
    from payment where state = 'paid' and transaction like 'BENCH%' and settled_at::date <> ${day}::date
    order by settled_at desc limit ${lines}`)
  const body = rows.map(({ trx, at, taka }, nth) => {
    const id = nth % 100 === 0 ? createHash('sha1').update(trx).digest('hex').slice(0, 10).toUpperCase() : trx
    const amount = nth % 100 === 0 ? '7,777.00' : taka
    return `${at},${id},01711111111,"${amount}",150.00,Payment`
  })
  return ['Date,Transaction ID,From,Amount,Charge,Type', ...body].join('\n')
}

async function take(db: Db, { file, staffId, name }: { file: string; staffId: number; name: string }) {
  const now = new Date()
  const begun = performance.now()
  const taken = await db.transaction(async (tx) => {
    const brought = { provider: 'bkash' as const, name, file: Buffer.from(file), staffId, locale: 'en' as const, now }
    const id = await bringStatement(tx, brought)
    return takeStatement(tx, { id, withoutFaulty: false, staffId, locale: 'en', now })
  })
  const ms = round(performance.now() - begun)
  const matched = await db.$count(tables.statementLine, eq(tables.statementLine.state, 'matched'))
  return { ...taken, ms, matched }
}

/** Which line is matched with what, in one word. */
async function fingerprint(db: Db): Promise<string> {
  const { rows } = await db.execute<{ all: string }>(sql`
    select md5(string_agg(fingerprint || state || coalesce(payment_id, 0), ',' order by fingerprint)) as all from statement_line`)
  return rows[0]!.all
}

async function timeDay(db: Db) {
  const spent: number[] = []
  let shown: Awaited<ReturnType<typeof readDay>> | undefined
  for (let nth = 0; nth < times; nth += 1) {
    const begun = performance.now()
    shown = await readDay(db, { day, member, now: new Date() })
    spent.push(performance.now() - begun)
  }
  const payments = shown!.ways.reduce((sum, way) => sum + way.payments, 0)
  return { p95: round(percentilesOf(spent).p95), difference: shown!.books!.difference_paisa, payments }
}
