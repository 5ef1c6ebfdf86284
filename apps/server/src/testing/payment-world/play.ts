import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { approvePayment } from '../../features/payment/approve-payment.ts'
import { askPayment } from '../../features/payment/ask-payment.ts'
import { changeOrder } from '../../features/payment/change-order.ts'
import { lapseEnrolments, refundPayment, sweepPayments, sweepRefunds } from '../../features/payment/index.ts'
import { startPayment } from '../../features/payment/start-payment.ts'
import { hours, minutes } from '../test-clock.ts'
import { live } from './mortal.ts'
import type { Place } from './place.ts'
import type { Schedule, Step } from './steps.ts'
import type { World } from './world.ts'

const { payment } = tables

/** Plays a schedule to its end, which is a day after everything is well again. Says how often a process died. */
export async function play(world: World, place: Place, { steps }: Schedule): Promise<number> {
  let deaths = 0
  for (const step of steps) if ((await playStep(world, place, step)) === 'died') deaths += 1
  const { bank, clock } = world
  bank.isAway = false
  for (const session of bank.sessions.values()) if (session.outcome === 'waits') session.outcome = 'pays'
  clock.move(hours(25))
  await runJobs(world)
  // The jobs run again and again. What was asked to be paid back only now is heard of a day later, and a payment that a dead
  // process held at that very moment was passed over.
  if (bank.paidBack.size > 0 || deaths > 0) {
    clock.move(hours(25))
    await runJobs(world)
  }
  return deaths
}

async function playStep(world: World, place: Place, step: Step): Promise<unknown> {
  const { bank, clock, db, deps, doctors, staffId } = world
  if (step.do === 'time passes') return clock.move(minutes(step.minutes))
  if (step.do === 'the gateway goes') bank.isAway = true
  if (step.do === 'the gateway returns') bank.isAway = false
  if (step.do === 'the jobs run') return live(step.dies, () => runJobs(world))
  if (!('who' in step)) return undefined

  const doctorId = doctors[step.who]
  if (step.do === 'enrols') return refusable(step, () => place.begin(doctorId))
  const orderId = await place.findOrder(doctorId)
  if (orderId === undefined) return undefined
  const order = { orderId, doctorId, locale: 'bn' as const }
  if (step.do === 'chooses instalments')
    return refusable(step, () =>
      db.transaction((tx) => changeOrder(tx, { ...order, plan: 'instalments', now: clock.now() })),
    )
  if (step.do === 'begins to pay') {
    const began = await refusable(step, () => startPayment(deps, { ...order, gateway: 'sslcommerz', all: false }))
    // So long it takes to come back to a page that died; within it a second press would wait for the first.
    if (began === 'died') clock.move(21_000)
    return began
  }
  const paid = await findPayment(world, orderId, step.which)
  if (paid === undefined) return undefined
  const { id: paymentId, transaction, amountPaisa } = paid
  switch (step.do) {
    case 'at the gateway':
      return bank.act(transaction, step.outcome)
    case 'comes back':
      return live(step.dies, () => comeBack(world, transaction, step.isForged))
    case 'is told by IPN':
      return live(step.dies, () => tellByIpn(world, transaction, step.isForged))
    case 'is told by everybody at once':
      return Promise.all([
        live(step.dies, () => comeBack(world, transaction, step.isForged)),
        live(undefined, () => tellByIpn(world, transaction, step.isForged)),
        live(step.dies, () => tellByIpn(world, transaction, step.isForged)),
        live(undefined, () => runJobs(world)),
      ]).then((all) => all.find((each) => each === 'died'))
    case 'asks how it stands':
      return refusable(step, () => askPayment(deps, { orderId, paymentId, doctorId }))
    case 'gets money back': {
      const wanted = step.isAll ? amountPaisa : amountPaisa / 2
      return refusable(step, () => refundPayment(deps, { paymentId, amountPaisa: wanted, reason: 'ব্যাচ বদল', staffId }))
    }
    case 'is approved by staff':
      return refusable(step, () => approvePayment(deps, { paymentId, staffId }))
  }
}

async function runJobs({ deps, db, clock }: World): Promise<void> {
  await sweepPayments(deps, clock.now())
  await sweepRefunds(deps, clock.now())
  await lapseEnrolments(db, clock.now())
}

/** A refusal is an answer; every other error is a fault of ours and ends the schedule. */
const refusable = <T>({ dies }: { dies: number | undefined }, work: () => Promise<T>) =>
  live<T | 'refused'>(dies, () =>
    work().catch((error: unknown) => {
      if (error instanceof AppError) return 'refused' as const
      throw error
    }),
  )

const formOf = (transaction: string, isForged: boolean) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ tran_id: transaction, status: 'VALID', verify_sign: String(!isForged) }).toString(),
})

async function comeBack({ app }: World, transaction: string, isForged: boolean): Promise<void> {
  const url = '/api/v3/web/payments/sslcommerz/success'
  const { statusCode } = await app.inject({ ...formOf(transaction, isForged), url })
  if (statusCode !== 303) throw new Error(`a browser that came back was answered with ${statusCode}`)
}

async function tellByIpn({ app }: World, transaction: string, isForged: boolean): Promise<void> {
  const url = '/api/v3/web/payments/sslcommerz/ipn'
  const { statusCode, body } = await app.inject({ ...formOf(transaction, isForged), url })
  if (statusCode !== 200) throw new Error(`an IPN was answered with ${statusCode}: ${body}`)
}

async function findPayment({ db }: World, orderId: number, which: number) {
  const rows = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(desc(payment.id))
  return rows[which] ?? rows[0]
}
