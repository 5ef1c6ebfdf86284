import { tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq, inArray, sql } from 'drizzle-orm'
import { explain } from '../../features/day-end/change-day.ts'
import { askClose, closeDay } from '../../features/day-end/close-day.ts'
import { readBooks } from '../../features/day-end/read-books.ts'
import { readDay, spanOf } from '../../features/day-end/read-day.ts'
import { readWays } from '../../features/day-end/read-ways.ts'
import { isGateway } from '../../features/gateways/index.ts'
import { bringStatement, takeStatement } from '../../features/statement/index.ts'
import type { Market } from './market.ts'
import { orderIdsOf } from './office.ts'
import { refusable } from './refusable.ts'
import type { World } from './world.ts'

const { dayClose, payment } = tables

type Dies = { dies: number | undefined }

/** The days of this market on which something was booked. */
async function bookedDays({ db }: World, { openedAt }: Market): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day from ledger_entry
    where at >= ${openedAt.toISOString()}::timestamptz order by day`)
  return rows.map(({ day }) => day)
}

/** Two people close every day that is over: what does not match is explained, one asks, the other signs. */
export async function closeDays(world: World, market: Market, step: Dies): Promise<unknown> {
  const { db, clock, office } = world
  const now = clock.now()
  return refusable(step, async () => {
    for (const day of await bookedDays(world, market)) {
      if (day >= dhakaDate(now) || (await db.$count(dayClose, eq(dayClose.day, day))) > 0) continue
      await askToClose(world, day)
      await db.transaction((tx) => closeDay(tx, { day, member: office.owner, now }))
    }
  })
}

async function askToClose({ db, clock, office }: World, day: string): Promise<void> {
  const by = { day, member: office.accounts, now: clock.now() }
  const { exceptions } = await readDay(db, by)
  for (const { about } of exceptions) await db.transaction((tx) => explain(tx, { ...by, about, words: 'আগামীকাল মিলবে' }))
  await db.transaction((tx) => askClose(tx, { ...by, words: null }))
}

/** The first of two has asked that the day is closed; the second signs when the answer is called. */
export async function readyToClose(world: World, day: string): Promise<() => Promise<unknown>> {
  const { db, clock, office } = world
  const alive = { dies: undefined }
  await refusable(alive, () => askToClose(world, day))
  return () =>
    refusable(alive, () => db.transaction((tx) => closeDay(tx, { day, member: office.owner, now: clock.now() })))
}

/** A gateway's statement of all that truly came to it in this market, and one line of nobody's. */
export async function bringStatementOf(
  world: World,
  market: Market,
  { of, ...step }: Dies & { of: 'bkash' | 'sslcommerz' },
): Promise<unknown> {
  const { db, clock, office, tills } = world
  const rows = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, await orderIdsOf(market)))
  market.statements += 1
  const lines = rows.flatMap((row) => {
    if (row.gateway !== of || !isGateway(row.gateway)) return []
    const { came, wentBack } = tills[row.gateway].truthOf(row.transaction)
    if (came === 'nothing') return []
    const id = row.gatewayTrx ?? `money-${row.transaction}`
    return [
      lineOf(row.startedAt, id, row.amountPaisa - (came === 'another amount' ? 100 : 0), 'Payment'),
      ...wentBack.map((amount) => lineOf(row.startedAt, id, amount, 'Refund')),
    ]
  })
  const strange = lineOf(clock.now(), `STRANGE${market.openedAt.getTime()}${market.statements}`, 12_345, 'Payment')
  const file = Buffer.from(['Date,Transaction ID,From,Amount,Charge,Type', ...lines, strange].join('\n'))
  const by = { staffId: office.accounts.id, locale: 'bn' as const, now: clock.now() }
  return refusable(step, async () => {
    const id = await db.transaction((tx) => bringStatement(tx, { file, provider: of, name: `${of}.csv`, ...by }))
    await db.transaction((tx) => takeStatement(tx, { id, withoutFaulty: false, ...by }))
  })
}

function lineOf(at: Date, id: string, paisa: number, type: 'Payment' | 'Refund'): string {
  const [day, time] = new Date(at.getTime() + 6 * 3_600_000).toISOString().split(/[T.]/)
  return `${day!.split('-').toReversed().join('/')} ${time},${id},01711111111,${(paisa / 100).toFixed(2)},0.00,${type}`
}

/** The day-end says what the ledger says, and what two have closed stays as they closed it. */
export async function faultsOfBooks(world: World, market: Market): Promise<{ faults: string[]; closedDays: number }> {
  const { db } = world
  const faults: string[] = []
  let closedDays = 0
  for (const day of await bookedDays(world, market)) {
    const span = spanOf(day)
    const books = await readBooks(db, span)
    if (books.difference_paisa !== 0) faults.push(`day ${day}: the day-end differs from the ledger`)
    if (books.unbalanced > 0) faults.push(`day ${day}: the ledger is off balance`)
    if ((books.receipts?.missing ?? 0) > 0) faults.push(`day ${day}: a receipt is missing`)
    const [closed] = await db.select().from(dayClose).where(eq(dayClose.day, day))
    if (closed === undefined) continue
    closedDays += 1
    const ways = (await readWays(db, span)).map(({ way, came, back }) => [way, came, back])
    const figures = closed.figures as {
      books: unknown
      ways: { way: string; came_paisa: number; back_paisa: number }[]
    }
    const then = figures.ways.map(({ way, came_paisa, back_paisa }) => [way, came_paisa, back_paisa])
    if (!isSame([figures.books, then], [books, ways]))
      faults.push(`day ${day}: something was booked after it was closed`)
  }
  const { rows } = await db.execute<{ id: number }>(sql`
    select payment_id as id from statement_line where state = 'matched' and kind = 'payment'
      and at >= ${market.openedAt.toISOString()}::timestamptz group by payment_id having count(*) > 1`)
  return { faults: [...faults, ...rows.map(({ id }) => `payment ${id}: two lines of statements are it`)], closedDays }
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([k, v]) => [k, sorted(v)]),
  )
}

/** In whatever order their parts stand. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
