import * as m from '@prostuti/text/messages'
import { describe, expect, it } from 'vitest'
import { dayWords } from '../../kit/payment/payment-words.ts'
import { anOrder } from '../../kit/payment/testing/a-payment.ts'
import { closedWords, costWords, seatWords } from './move-words.ts'
import type { Reckoning, RefundRequest } from './order-queries.ts'
import { money, nextWords, paidWords, reckoningRows, requestSteps, ruleWords, stateWords } from './order-words.ts'

const reckoning: Reckoning = {
  rule: 'in_proportion',
  total_paisa: 1_800_000,
  here_paisa: 750_000,
  classes: { held: 12, all: 48, cost_paisa: 450_000 },
  sheets: { sent: 2, cost_paisa: 80_000 },
  keep_paisa: 530_000,
  back_paisa: 220_000,
  all_until: '2026-11-08',
}

const request: RefundRequest = {
  ...{ id: 1, cause: 'leaving', state: 'asked', reason: null, reckoning, granted_paisa: null, answer: null },
  ...{ asked_at: '2026-11-10T06:00:00Z', looked_at: null, decided_at: null, ended_at: null },
}

const due = { number: 2, amount_paisa: 600_000, open_paisa: 600_000, due_on: '2026-12-05' }

describe('an order', () => {
  it('says first that its doctor wants to leave, then what is late', () => {
    const late = anOrder({ state: 'booked', dues: [{ ...due, state: 'overdue' }] })
    expect(stateWords({ order: late, refund_request: null }).look).toBe('chip-bad')
    expect(stateWords({ order: late, refund_request: request }).look).toBe('chip-brand')
    expect(stateWords({ order: late, refund_request: { ...request, state: 'withdrawn' } }).look).toBe('chip-bad')
    const closed = anOrder({ state: 'closed', refunded_paisa: 0 })
    const onItsWay = { order: closed, refund_request: { ...request, state: 'granted' as const } }
    expect(stateWords(onItsWay)).toEqual({ text: m.orders_state_granted(), look: 'chip-brand' })
    expect(stateWords({ order: closed, refund_request: null }).text).toBe(m.orders_state_closed())
  })

  it('says what is next and until when, and nothing where nothing is to be paid', () => {
    const coming = anOrder({ state: 'booked', next_paisa: 600_000, dues: [{ ...due, state: 'coming' }] })
    expect(nextWords(coming)).toMatchObject({ isLate: false })
    const saidOn = (state: 'due_today' | 'overdue') => nextWords({ ...coming, dues: [{ ...due, state }] })
    const said = { amount: money(600_000), date: dayWords(due.due_on) }
    expect(saidOn('due_today')).toEqual({ text: m.orders_next_today(said), isLate: false })
    expect(saidOn('overdue')).toEqual({ text: m.orders_next_was(said), isLate: true })
    expect(nextWords({ ...coming, next_paisa: 0 })).toBeUndefined()
  })

  it('says what is left over where more was paid than the fee is now', () => {
    expect(paidWords({ total_paisa: 250_000, paid_paisa: 600_000 })).toContain('৩,৫০০')
    expect(paidWords({ total_paisa: 600_000, paid_paisa: 600_000 })).not.toContain('০:')
    expect(paidWords({ total_paisa: 0, paid_paisa: 0 })).not.toContain('৳')
  })
})

describe('a reckoning', () => {
  it('adds up line by line, and is one sentence where everything goes back', () => {
    expect(reckoningRows(reckoning)).toHaveLength(4)
    expect(reckoningRows({ ...reckoning, classes: null })).toEqual([])
    expect(ruleWords({ ...reckoning, rule: 'first_days' })).toContain('৮')
  })
})

describe('the steps of a request', () => {
  const statesOf = (of: Partial<RefundRequest>) =>
    requestSteps({ ...request, ...of }).map(({ key, state }) => [key, state])

  it('lead from the asking to the money', () => {
    expect(statesOf({})).toEqual([
      ['asked', 'done'],
      ['looked_at', 'to_do'],
      ['decision', 'to_do'],
    ])
    expect(statesOf({ state: 'granted', granted_paisa: 100 }).at(-1)).toEqual(['paid_out', 'now'])
    expect(statesOf({ state: 'paid_out', granted_paisa: 100 }).at(-1)).toEqual(['paid_out', 'done'])
    expect(statesOf({ state: 'paid_out', granted_paisa: 0 })).toHaveLength(2)
    expect(statesOf({ state: 'refused' }).at(-1)).toEqual(['refused', 'bad'])
    expect(statesOf({ state: 'withdrawn' })).toHaveLength(2)
  })
})

describe('a place to move to', () => {
  it('is over because its time is, or because it was made; the days that are left are then no matter', () => {
    const until = '2026-11-30'
    expect(closedWords({ state: 'over', until })).toBe(m.orders_move_over({ date: dayWords(until) }))
    expect(closedWords({ state: 'done', until })).toBe(m.orders_move_used())
  })

  it('says what it costs, gives back or saves', () => {
    const words = [
      { difference_paisa: 100_000, back_paisa: 0 },
      { difference_paisa: -100_000, back_paisa: 40_000 },
      { difference_paisa: -100_000, back_paisa: 0 },
      { difference_paisa: 0, back_paisa: 0 },
    ].map(costWords)
    expect(new Set(words).size).toBe(4)
  })

  it('says why it cannot be chosen', () => {
    expect(seatWords({ refusal: null, seats_left: 3 })).toContain('৩')
    expect(seatWords({ refusal: 'no_seat', seats_left: 0 })).not.toContain('০')
  })
})
