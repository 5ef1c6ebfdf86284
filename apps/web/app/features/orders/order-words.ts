import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import type { Order } from '../../kit/payment/payment-queries.ts'
import { dateWords, dayWords } from '../../kit/payment/payment-words.ts'
import type { OrderLine, Reckoning, RefundRequest } from './order-queries.ts'

type Stated = Pick<OrderLine, 'refund_request'> & {
  order: Pick<Order, 'state' | 'dues' | 'paid_paisa' | 'refunded_paisa'>
}

/** How an order stands, in a word or two, and how loud that is said. */
export function stateWords({ order, refund_request: request }: Stated): { text: string; look: string } {
  const wish = request?.cause === 'leaving' ? request.state : undefined
  if (wish === 'asked' || wish === 'looked_at') return { text: m.orders_state_leaving(), look: 'chip-brand' }
  if (wish === 'granted') return { text: m.orders_state_granted(), look: 'chip-brand' }
  if (order.state === 'closed')
    return order.refunded_paisa > 0
      ? { text: m.orders_state_refunded(), look: 'chip-line' }
      : { text: m.orders_state_closed(), look: '' }
  if (order.state === 'paid') return { text: m.orders_state_paid(), look: 'chip-ok' }
  if (order.state === 'open') return { text: m.orders_state_open(), look: 'chip-brand' }
  return order.dues.some(({ state }) => state === 'overdue')
    ? { text: m.orders_state_overdue(), look: 'chip-bad' }
    : { text: m.orders_state_booked(), look: '' }
}

const kinds = {
  enrolment: m.orders_kind_enrolment,
  event: m.orders_kind_event,
  subscription: m.orders_kind_subscription,
}

export const kindName = (kind: Order['kind']): string => kinds[kind]()

export const money = (paisa: number): string => formatMoney(paisa, getLocale())

/** How much of the fee is paid; after a move to a cheaper batch that can be more than the fee. */
export function paidWords({ paid_paisa, total_paisa }: Pick<Order, 'paid_paisa' | 'total_paisa'>): string {
  if (total_paisa === 0) return m.orders_free()
  const said = { paid: money(paid_paisa), total: money(total_paisa) }
  const more = paid_paisa - total_paisa
  return more > 0 ? m.orders_paid_more({ ...said, more: money(more) }) : m.orders_paid_of(said)
}

/** What is to be paid next, and until when; nothing when nothing is. */
export function nextWords({ state, dues, next_paisa }: Order): { text: string; isLate: boolean } | undefined {
  const next = dues.find(({ open_paisa }) => open_paisa > 0)
  if (state !== 'booked' || next === undefined || next_paisa === 0) return undefined
  const said = { amount: money(next.open_paisa), date: dayWords(next.due_on) }
  if (next.state === 'overdue') return { text: m.orders_next_was(said), isLate: true }
  return { text: next.state === 'due_today' ? m.orders_next_today(said) : m.orders_next_by(said), isLate: false }
}

const rules = {
  before_start: m.orders_rule_before_start,
  first_days: m.orders_rule_first_days,
  in_proportion: m.orders_rule_in_proportion,
  before_deadline: m.orders_rule_before_deadline,
  unwatched: m.orders_rule_unwatched,
  cheaper_batch: m.orders_rule_cheaper_batch,
  batch_over: m.orders_rule_batch_over,
  deadline_passed: m.orders_rule_deadline_passed,
  hours_passed: m.orders_rule_hours_passed,
  watched: m.orders_rule_watched,
} satisfies Record<Reckoning['rule'], unknown>

/** Why so much goes back, in a sentence. */
export function ruleWords({ rule, all_until }: Reckoning): string {
  const date = all_until === null ? '' : all_until.length === 10 ? dayWords(all_until) : dateWords(all_until)
  return rules[rule]({ date })
}

/** How the sum comes about; nothing where everything goes back. */
export function reckoningRows({ here_paisa, classes, sheets, back_paisa }: Reckoning): [string, string][] {
  if (classes === null) return []
  const count = (value: number) => localizeDigits(String(value), getLocale())
  const rows: [string, string][] = [
    [m.orders_sum_here(), money(here_paisa)],
    [m.orders_sum_classes({ held: count(classes.held), all: count(classes.all) }), `− ${money(classes.cost_paisa)}`],
  ]
  if (sheets !== null && sheets.sent > 0)
    rows.push([m.orders_sum_sheets({ count: count(sheets.sent) }), `− ${money(sheets.cost_paisa)}`])
  return [...rows, [m.orders_sum_back(), money(back_paisa)]]
}

export type RequestStep = { key: string; title: string; state: 'done' | 'now' | 'to_do' | 'bad'; at: string | null }

/** The way of a wish from the asking to the money, with what is still to come. */
export function requestSteps(request: RefundRequest): RequestStep[] {
  const { cause, state, asked_at, looked_at, decided_at, ended_at, granted_paisa } = request
  const step = (key: string, title: string, of: RequestStep['state'], at: string | null = null) => ({
    ...{ key, title, state: of, at },
  })
  const asked = step('asked', cause === 'move' ? m.orders_step_move() : m.orders_step_asked(), 'done', asked_at)
  const looked = step(
    'looked_at',
    m.orders_step_looked_at(),
    state === 'asked' ? 'to_do' : state === 'looked_at' ? 'now' : 'done',
    looked_at,
  )
  switch (state) {
    case 'asked':
    case 'looked_at':
      return [asked, looked, step('decision', m.orders_step_decision(), 'to_do')]
    case 'withdrawn':
      return [asked, step('withdrawn', m.orders_step_withdrawn(), 'done', ended_at)]
    case 'refused':
      return [asked, step('refused', m.orders_step_refused(), 'bad', decided_at)]
    case 'granted':
    case 'paid_out': {
      const amount = granted_paisa ?? 0
      const title = amount === 0 ? m.orders_step_granted_none() : m.orders_step_granted({ amount: money(amount) })
      const granted = step('granted', title, 'done', decided_at)
      if (amount === 0) return [asked, granted]
      return state === 'paid_out'
        ? [asked, granted, step('paid_out', m.orders_step_paid_out(), 'done', ended_at)]
        : [asked, granted, step('paid_out', m.orders_step_paid_out_coming(), 'now')]
    }
  }
}
