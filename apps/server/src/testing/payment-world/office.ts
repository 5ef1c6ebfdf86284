import { randomUUID } from 'node:crypto'
import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { AppError } from '../../errors.ts'
import { owedOf } from '../../features/payment/ledger/owed-of.ts'
import { loadOrders } from '../../features/payment/orders/load-orders.ts'
import { amountToPay } from '../../features/payment/orders/plan-order.ts'
import { sendRefund } from '../../features/payment/refunds/refund-payment.ts'
import { takeCash } from '../../features/payment/staff/cash/take-cash.ts'
import {
  accept,
  type Decided,
  end,
  give,
  type NewPayout,
  propose,
  sign,
} from '../../features/payment/staff/refunds/payouts.ts'
import { askWaiver, endWaiver, signWaiver } from '../../features/payment/staff/waivers/waivers.ts'
import type { Market } from './market.ts'
import { refusable } from './refusable.ts'
import type { Second } from './steps.ts'
import type { World } from './world.ts'

const { payout, waiver } = tables

type Dies = { dies: number | undefined }

/** Pressed again with the same key where no answer came, as the office's page does. */
async function pressUntilHeard<T>(step: Dies, press: () => Promise<T>): Promise<T | 'refused' | 'died'> {
  const heard = await refusable(step, press)
  if (heard !== 'died') return heard
  await refusable({ dies: undefined }, press)
  return 'died'
}

/** As the office does it: kept first, then sent on its way. */
async function decide({ db, deps }: World, work: (tx: Transaction) => Promise<Decided>): Promise<void> {
  const { begun } = await db.transaction(work)
  for (const each of begun) await sendRefund(deps, each)
}

type Payout = { given: Omit<NewPayout, 'key'>; isProposed: boolean; second: Second }

/** Money is given back by accounts, or proposed to them; where two have to sign, the second does, declines, or lets it wait. */
export async function payOut(world: World, step: Dies, { given, isProposed, second }: Payout): Promise<unknown> {
  const { db, clock, office } = world
  const key = randomUUID()
  const by = (member: World['office']['owner']) => ({ member, now: clock.now() })
  const heard = await pressUntilHeard(step, () =>
    decide(world, (tx) =>
      isProposed
        ? propose(tx, { ...given, key }, by(office.support))
        : give(tx, { ...given, key }, by(office.accounts)),
    ),
  )
  const [row] = await db.select().from(payout).where(eq(payout.key, key))
  if (row === undefined) return heard
  if (row.state === 'proposed')
    await refusable(step, () =>
      decide(world, (tx) => accept(tx, { id: row.id, byHand: false, reference: null }, by(office.accounts))),
    )
  if (second !== 'waits') await answerPayout(world, step, { id: row.id, isSigned: second === 'signs' })
  return heard
}

async function answerPayout(world: World, step: Dies, { id, isSigned }: { id: number; isSigned: boolean }) {
  const by = { member: world.office.owner, now: world.clock.now() }
  return refusable(step, () =>
    decide(world, (tx) =>
      isSigned ? sign(tx, id, by) : end(tx, { id, from: 'to_sign', state: 'refused', words: 'রসিদ দেখান' }, by),
    ),
  )
}

/** What waits of an order stands in the way of another. */
export async function declineWaiting(world: World, orderId: number): Promise<void> {
  const isWaiting = and(eq(payout.orderId, orderId), eq(payout.state, 'to_sign'))
  for (const { id } of await world.db.select({ id: payout.id }).from(payout).where(isWaiting))
    await answerPayout(world, { dies: undefined }, { id, isSigned: false })
}

type OwedPart = { orderId: number; part: 'half' | 'all'; second: Second }

/** A debt, or half of it, is waived by two. */
export async function waiveDebt(world: World, step: Dies, { orderId, part, second }: OwedPart): Promise<unknown> {
  const { db, clock, office } = world
  const owed = await owedOf(db, orderId)
  if (owed <= 0) return undefined
  const given = { orderId, amountPaisa: part === 'all' ? owed : Math.ceil(owed / 2), reason: 'বাবা অসুস্থ' }
  const key = randomUUID()
  const heard = await pressUntilHeard(step, () =>
    db.transaction((tx) => askWaiver(tx, { ...given, key }, { member: office.accounts, now: clock.now() })),
  )
  const [row] = await db.select().from(waiver).where(eq(waiver.key, key))
  if (row !== undefined && second !== 'waits')
    await answerWaiver(world, step, { id: row.id, isSigned: second === 'signs' })
  return heard
}

async function answerWaiver(
  { db, clock, office }: World,
  step: Dies,
  { id, isSigned }: { id: number; isSigned: boolean },
): Promise<unknown> {
  const by = { member: office.owner, now: clock.now() }
  const answer = (tx: Transaction): Promise<unknown> =>
    isSigned ? signWaiver(tx, id, by) : endWaiver(tx, { id, words: 'আগে ফোনে কথা বলুন' }, by)
  return refusable(step, () => db.transaction(answer))
}

/** The second person signs, or declines, all that waits for them in this market. */
export async function answerAllThatWaits(
  world: World,
  market: Market,
  { isSigned, ...step }: Dies & { isSigned: boolean },
): Promise<unknown> {
  const { db } = world
  const orderIds = await orderIdsOf(market)
  const waits = <T extends typeof payout | typeof waiver>(table: T) =>
    and(eq(table.state, 'to_sign'), inArray(table.orderId, orderIds))
  const payouts = await db.select({ id: payout.id }).from(payout).where(waits(payout))
  const waivers = await db.select({ id: waiver.id }).from(waiver).where(waits(waiver))
  let died: unknown
  for (const { id } of payouts) died = (await answerPayout(world, step, { id, isSigned })) === 'died' ? 'died' : died
  for (const { id } of waivers) died = (await answerWaiver(world, step, { id, isSigned })) === 'died' ? 'died' : died
  return died
}

export async function orderIdsOf({ items }: Market): Promise<number[]> {
  const orders = await Promise.all(items.map((item) => item.readOrders()))
  return [0, ...orders.flat().map(({ order }) => order.id)]
}

/** Cash on the table for what is open, written down by the time at which it was pressed for. What was heard and not refused lies in the drawer from then on. */
export async function payCash(
  world: World,
  market: Market,
  { dies, orderId, part, pressedAt }: Dies & { orderId: number; part: 'half' | 'all'; pressedAt?: Date | undefined },
): Promise<unknown> {
  const { db, clock, office, branchId } = world
  const [facts] = await loadOrders(db, [orderId], clock.now())
  const shownPaisa = amountToPay(facts!, clock.now(), { all: true })
  const amountPaisa = part === 'all' ? shownPaisa : amountToPay(facts!, clock.now())
  if (amountPaisa === 0) return undefined
  const key = randomUUID()
  const { accounts: cashier } = office
  const cash = { orderId, amountPaisa, shownPaisa, branchId, key, cashier, locale: 'bn' as const }
  const press = (now = clock.now()) => db.transaction((tx) => takeCash(tx, { ...cash, now }))
  const first = await refusable({ dies }, () => press(pressedAt).catch(againIfDayClosed(press)))
  const heard = first === 'died' ? await refusable({ dies: undefined }, () => press()) : first
  if (isTaken(heard)) {
    market.drawer.set(key, amountPaisa)
    // As if the answer had been lost.
    const again = await refusable({ dies: undefined }, () => press())
    if (!isTaken(again)) throw new Error('cash that was taken is refused when it is pressed for again')
  }
  return first === 'died' ? 'died' : heard
}

/** Whoever pressed before midnight and finds that day closed presses again. */
const againIfDayClosed =
  <T>(press: () => Promise<T>) =>
  (error: Error & { cause?: { message?: string } }): Promise<T> => {
    if (error.cause?.message === 'the books of that day are closed') return press()
    throw error
  }

const isTaken = (heard: object | 'refused' | 'died' | AppError): boolean =>
  typeof heard === 'object' && !(heard instanceof Error)
