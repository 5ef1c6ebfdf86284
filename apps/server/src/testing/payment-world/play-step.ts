import { tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq } from 'drizzle-orm'
import { spanOf } from '../../features/day-end/read-day.ts'
import { isGateway } from '../../features/gateways/index.ts'
import { changeOrder } from '../../features/payment/orders/change-order.ts'
import { refreshOwnPayment } from '../../features/payment/payments/refresh-own-payment.ts'
import { startPayment } from '../../features/payment/payments/start-payment.ts'
import { minutes } from '../test-clock.ts'
import { bringStatementOf, closeDays, readyToClose } from './books.ts'
import { comeBack, findPayment, sendIpn } from './gateway-callbacks.ts'
import type { Market } from './market.ts'
import { live } from './mortal.ts'
import { answerAllThatWaits, payCash, payOut, waiveDebt } from './office.ts'
import { isWish, playWish, type WishStep } from './play-wish.ts'
import { atOnce, refusable } from './refusable.ts'
import { runJobs } from './run-jobs.ts'
import { approve, refuse } from './staff.ts'
import type { Step, Who } from './steps.ts'
import type { World } from './world.ts'

const { payment, purchaseOrder } = tables

type StepOf<Name extends string> = Extract<Step, { do: Name }>
type ByDoctor = Extract<Step, { who: Who }>
type PaymentRow = typeof tables.payment.$inferSelect

/** One step of a schedule; says `died` when a process of it did. */
export async function playStep(world: World, market: Market, step: Step): Promise<unknown> {
  if ('who' in step) return playDoctor(world, market, step)
  if (step.do === 'time passes') return world.clock.move(minutes(step.minutes))
  if (step.do === 'the jobs run') return live(step.dies, () => runJobs(world))
  if (step.do === 'the second person answers') return answerAllThatWaits(world, market, step)
  if (step.do === 'the days are closed') return closeDays(world, market, step)
  if (step.do === 'all pay cash at once') return payAllAtOnce(world, market, { step })
  if (step.do === 'the day is closed while cash comes') return closeWhileCashComes(world, market, step)
  if (step.do === 'a statement comes') return bringStatementOf(world, market, step)
  if (step.do === 'staff change the price') return market.items[step.item]?.reprice(step.percent)
  for (const gateway of Object.values(world.tills)) {
    if (step.do === 'an answer is lost') gateway.loseNext(step.of, step.wasHeard)
    else if (step.do === 'the tokens end') gateway.forgetTokens()
    else gateway.goAway(step.do === 'the gateway goes')
  }
}

async function playDoctor(world: World, market: Market, step: ByDoctor): Promise<unknown> {
  const { db, clock } = world
  const doctorId = market.doctors[step.who]
  const item = market.items[step.item] ?? market.items[0]!
  if (step.do === 'enrols') return refusable(step, () => item.begin(doctorId))
  if (step.do === 'changes the choice') return refusable(step, () => item.change(doctorId))
  const orderId = await item.findOrder(doctorId)
  if (orderId === undefined) return undefined
  if (isWish(step)) return playWish(world, market, { step, item, orderId, doctorId })
  const order = { orderId, doctorId, locale: 'bn' as const }
  const change = (how: Pick<Parameters<typeof changeOrder>[1], 'plan' | 'code'>) =>
    refusable(step, () => db.transaction((tx) => changeOrder(tx, { ...order, ...how, now: clock.now() })))
  switch (step.do) {
    case 'chooses instalments':
      return change({ plan: 'instalments' })
    case 'chooses the full fee':
      return change({ plan: 'full' })
    case 'enters a code':
      return change({ code: market.codes[step.code]!.word })
    case 'takes the code back':
      return change({ code: null })
    case 'begins to pay':
      return beginToPay(world, market, { step, order })
    case 'pays cash':
      return handOverCash(world, market, { step, orderId })
    case 'is waived the debt':
      return waiveDebt(world, step, { orderId, part: step.part, second: step.second })
  }
  const paid = await findPayment(world, orderId, step.which)
  return paid && playPayment(world, market, { step, paid, doctorId })
}

type PaymentStart = { step: StepOf<'begins to pay'>; order: { orderId: number; doctorId: number; locale: 'bn' } }

async function beginToPay(world: World, market: Market, { step, order }: PaymentStart): Promise<unknown> {
  const { deps, clock } = world
  const byHand = { payerNumber: '01712345678', trx: market.typedTrx[step.trx] }
  const began = await refusable(step, () =>
    startPayment(deps, { ...order, ...(step.by === 'manual' && byHand), gateway: step.by, all: false }),
  )
  await noteAgreed(world, market, order.orderId)
  // So long it takes to come back to a page that died; within it a second press would wait for the first.
  if (began === 'died') clock.move(21_000)
  return began
}

async function handOverCash(
  world: World,
  market: Market,
  { step, orderId }: { step: StepOf<'pays cash'>; orderId: number },
): Promise<unknown> {
  const heard = await payCash(world, market, { dies: step.dies, orderId, part: step.part })
  await noteAgreed(world, market, orderId)
  return heard
}

type CashOfAll = StepOf<'all pay cash at once' | 'the day is closed while cash comes'>

/** Every doctor who has asked for it pays cash for it at the same moment, while something else goes on. */
async function payAllAtOnce(
  world: World,
  market: Market,
  { step, pressedAt, meanwhile = [] }: { step: CashOfAll; pressedAt?: Date; meanwhile?: (() => Promise<unknown>)[] },
): Promise<unknown> {
  const item = market.items[step.item] ?? market.items[0]!
  const found = await Promise.all(market.doctors.map((doctorId) => item.findOrder(doctorId)))
  const orderIds = found.filter((id) => id !== undefined)
  const pay = (orderId: number, nth: number) =>
    payCash(world, market, { orderId, part: 'half', pressedAt, dies: nth === 0 ? step.dies : undefined })
  const heard = await atOnce([...orderIds.map(pay), ...meanwhile.map((act) => act())])
  for (const orderId of orderIds) await noteAgreed(world, market, orderId)
  return heard
}

/** Midnight passes. Two people close the day, and at that moment cash is written down that was pressed for before it was over. */
async function closeWhileCashComes(world: World, market: Market, step: CashOfAll): Promise<unknown> {
  const pressedAt = world.clock.now()
  const day = dhakaDate(pressedAt)
  world.clock.move(spanOf(day).end.getTime() - pressedAt.getTime() + minutes(1))
  const close = await readyToClose(world, day)
  return payAllAtOnce(world, market, { step, pressedAt, meanwhile: [close] })
}

/** Nobody changes the order between a payment's beginning and this look, whether or not its process has died. */
async function noteAgreed({ db }: World, { agreed }: Market, orderId: number): Promise<void> {
  const [order] = await db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
  const begun = await db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId))
  for (const { id } of begun)
    if (!agreed.has(id)) agreed.set(id, { totalPaisa: order!.totalPaisa, codeId: order!.discountCodeId })
}

type OrderStep =
  | WishStep['do']
  | 'enrols'
  | 'changes the choice'
  | 'chooses instalments'
  | 'chooses the full fee'
  | 'enters a code'
  | 'takes the code back'
  | 'begins to pay'
  | 'pays cash'
  | 'is waived the debt'
type PaymentStep = Exclude<ByDoctor, StepOf<OrderStep>>

async function playPayment(
  world: World,
  market: Market,
  { step, paid, doctorId }: { step: PaymentStep; paid: PaymentRow; doctorId: number },
): Promise<unknown> {
  const { deps, tills } = world
  const { id: paymentId, orderId } = paid
  switch (step.do) {
    case 'at the gateway':
      // Whoever was never sent there finds no page to pay on.
      if (!isGateway(paid.gateway) || paid.reason === 'gateway_away') return undefined
      if (paid.gateway === 'bkash' && paid.gatewayUrl === null) return undefined
      return tills[paid.gateway].act(paid.transaction, step.outcome)
    case 'comes back':
    case 'is told by IPN':
    case 'is told by everybody at once':
      return paid.gateway === 'manual'
        ? playDecision(world, market, { step, paymentId })
        : playCallback(world, step, paid)
    case 'asks how it stands':
      return refusable(step, () => refreshOwnPayment(deps, { orderId, paymentId, doctorId }))
    case 'gets money back': {
      const amountPaisa = step.how === 'all' ? paid.amountPaisa : Math.floor(paid.amountPaisa / 2)
      const ends = step.how === 'half, and leaves'
      if (ends) market.left.add(orderId)
      const given = { orderId, paymentId, amountPaisa, reason: 'ব্যাচ বদল', ends }
      return payOut(world, step, { given, isProposed: step.isProposed, second: step.second })
    }
    case 'is flooded with callbacks':
      if (!isGateway(paid.gateway)) return undefined
      return atOnce(Array.from({ length: 7 }, () => live(step.dies, () => sendIpn(world, paid, false))))
    case 'meets everybody at once':
      return playAllAtOnce(world, market, { step, paid })
    case 'is approved by staff':
      return refusable(step, () => approve(world, market, paymentId))
    case 'is refused by staff':
      return refusable(step, () => refuse(world, market, paymentId))
  }
}

/** All desks at the same moment, and the other doctors with cash for the same seats: of two who want the same, one comes second. */
async function playAllAtOnce(
  world: World,
  market: Market,
  { step, paid }: { step: StepOf<'meets everybody at once'>; paid: PaymentRow },
): Promise<unknown> {
  const { id: paymentId, orderId, amountPaisa } = paid
  const alive = { dies: undefined }
  const item = market.items[step.item] ?? market.items[0]!
  const found = await Promise.all(market.doctors.map((doctorId) => item.findOrder(doctorId)))
  const others = found.filter((id) => id !== undefined && id !== orderId) as number[]
  const pays = async (id: number, how: { dies: number | undefined; part: 'half' | 'all' }) => {
    const heard = await payCash(world, market, { ...how, orderId: id })
    await noteAgreed(world, market, id)
    return heard
  }
  const back = { orderId, paymentId, amountPaisa, reason: 'দুইবার দেওয়া', ends: false }
  return atOnce([
    pays(orderId, { dies: step.dies, part: 'all' }),
    pays(orderId, { ...alive, part: 'half' }),
    ...others.map((id) => pays(id, { ...alive, part: 'half' })),
    waiveDebt(world, alive, { orderId, part: 'all', second: 'signs' }),
    payOut(world, step, { given: back, isProposed: false, second: 'signs' }),
    isGateway(paid.gateway)
      ? live(step.dies, () => sendIpn(world, paid, false))
      : refusable(step, () => approve(world, market, paymentId)),
    closeDays(world, market, alive),
    live(undefined, () => runJobs(world)),
  ])
}

type CallbackStep = StepOf<'comes back' | 'is told by IPN' | 'is told by everybody at once'>

function playCallback(world: World, step: CallbackStep, paid: PaymentRow): Promise<unknown> {
  const back = () => comeBack(world, paid, step.isForged)
  const ipn = () => sendIpn(world, paid, step.isForged)
  if (step.do === 'comes back') return live(step.dies, back)
  if (step.do === 'is told by IPN') return live(step.dies, ipn)
  return atOnce([
    live(step.dies, back),
    live(undefined, ipn),
    live(step.dies, ipn),
    live(undefined, () => runJobs(world)),
  ])
}

/** Money by hand is told of by staff: once, or by several of them at once who do not agree. */
function playDecision(
  world: World,
  market: Market,
  { step, paymentId }: { step: CallbackStep; paymentId: number },
): Promise<unknown> {
  const decide = step.isForged ? refuse : approve
  const say = () => refusable(step, () => decide(world, market, paymentId))
  if (step.do !== 'is told by everybody at once') return say()
  return atOnce([say(), refusable({ dies: undefined }, () => approve(world, market, paymentId)), say()])
}
