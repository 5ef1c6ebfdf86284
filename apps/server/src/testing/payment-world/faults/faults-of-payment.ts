import type { tables } from '@prostuti/db'
import { isGateway } from '../../../features/gateways/index.ts'
import type { Market } from '../market.ts'
import type { Truth } from '../till.ts'
import type { World } from '../world.ts'

type PaymentRow = typeof tables.payment.$inferSelect

type PaymentToCheck = {
  row: PaymentRow
  refunds: (typeof tables.refund.$inferSelect)[]
  isBooked: boolean
  receipts: number
}

/** What we believe of a payment, against what its gateway, or staff, know. */
export function* faultsOfPayment(world: World, market: Market, paid: PaymentToCheck): Generator<string> {
  const { row, refunds, isBooked, receipts } = paid
  const isBelieved = ['paid', 'on_hold', 'refunded'].includes(row.state)
  if (row.gateway === 'manual') {
    if (isBelieved && !market.approved.includes(row.id)) yield 'nobody of the staff has seen that money'
  } else if (row.gateway === 'cash') {
    if (market.drawer.get(row.gatewayRef ?? '') !== row.amountPaisa) yield 'that cash is not in the drawer'
  } else if (isGateway(row.gateway)) {
    yield* faultsOfMoney(row, world.tills[row.gateway].truthOf(row.transaction), market.refused.has(row.id))
  }
  if (row.nextAskAt !== null) yield 'the jobs are not done with it'
  if (row.state === 'paid' && !isBooked) yield 'it is not in the books'
  if (receipts !== (isBooked ? 1 : 0)) yield `it is ${isBooked ? '' : 'not '}booked and has ${receipts} receipts`
  if (refunds.some(({ state }) => state === 'asked')) yield 'what became of a refund is not known'
  const done = refunds.filter(({ state }) => state === 'done').reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  if (done !== row.refundedPaisa) yield `refunds of ${done} are done and ${row.refundedPaisa} is written down`
  if (row.refundedPaisa > row.amountPaisa) yield 'more went back than came'
}

function* faultsOfMoney(
  row: PaymentRow,
  { came, isApproved, wentBack }: Truth,
  wasRefused: boolean,
): Generator<string> {
  const isBelieved = ['paid', 'on_hold', 'refunded'].includes(row.state)
  const isRefused = wasRefused && row.state === 'failed' && row.reason === 'refused'
  if (came !== 'nothing' && !isBelieved && !isRefused) yield 'the bank has the money and we do not know it'
  if (came === 'nothing' && isBelieved) yield 'we believe in money that nobody paid'
  if (came === 'nothing' && isApproved) yield 'the payer has approved and the money was never taken'
  if (row.state === 'initiated') yield 'it was never settled'
  if (row.state === 'paid' && came === 'another amount') yield 'it was taken for more than came'
  if (row.state === 'on_hold' && came === 'all' && !['no_seat', 'overpaid'].includes(row.reason ?? ''))
    yield `good money is held (${row.reason})`
  const back = wentBack.reduce((sum, each) => sum + each, 0)
  if (back !== row.refundedPaisa) yield `${back} went back and ${row.refundedPaisa} is written down`
}
