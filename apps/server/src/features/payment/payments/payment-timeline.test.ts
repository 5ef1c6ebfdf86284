import { describe, expect, it } from 'vitest'
import { paymentTimeline } from './payment-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 4, minute))
type PaymentFacts = Parameters<typeof paymentTimeline>[0]

/** A payment begun in minute 2 of an order of minute 1. */
const stepsOf = (
  payment: Partial<PaymentFacts['payment']>,
  { bookedAt = null, ...known }: { bookedAt?: Date | null; returnedAt?: Date | null; wasTaken?: boolean } = {},
) =>
  paymentTimeline({
    payment: { state: 'initiated', gateway: 'bkash', startedAt: at(2), settledAt: null, ...payment },
    order: { createdAt: at(1), bookedAt },
    returnedAt: null,
    wasTaken: false,
    ...known,
  }).map(({ step, state }) => `${step} ${state}`)

describe('the timeline of a payment', () => {
  it('waits for the gateway, whether or not the browser is back', () => {
    expect(stepsOf({})).toEqual(['ordered done', 'sent done', 'confirmed now', 'enrolled to_do'])
    expect(stepsOf({}, { returnedAt: at(3) })).toContain('returned done')
  })

  it('ends with the enrolment', () => {
    expect(stepsOf({ state: 'paid', settledAt: at(4) }, { bookedAt: at(4) })).toEqual([
      'ordered done',
      'sent done',
      'confirmed done',
      'enrolled done',
    ])
  })

  it('does not promise an enrolment to who is enrolled, as with a later instalment', () => {
    expect(stepsOf({}, { bookedAt: at(1) })).toEqual(['ordered done', 'sent done', 'confirmed now'])
  })

  it('says that money is held, also when another payment enrolled the doctor', () => {
    expect(stepsOf({ state: 'on_hold' })).toEqual(['ordered done', 'sent done', 'held now', 'enrolled to_do'])
    expect(stepsOf({ state: 'on_hold' }, { bookedAt: at(3) })).toContain('enrolled done')
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('stops where it %s', (state) => {
    expect(stepsOf({ state })).toEqual(['ordered done', 'sent done', `${state} bad`])
  })

  it('ends with the refund, of money that was taken and of money that never was', () => {
    expect(stepsOf({ state: 'refunded' }, { bookedAt: at(4), wasTaken: true })).toEqual([
      'ordered done',
      'sent done',
      'confirmed done',
      'enrolled done',
      'refunded done',
    ])
    expect(stepsOf({ state: 'refunded' })).toEqual(['ordered done', 'sent done', 'held done', 'refunded done'])
  })
})
