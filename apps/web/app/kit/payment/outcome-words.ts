import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { purposeOf } from './outcome.ts'
import type { Followed, Payment } from './payment-queries.ts'
import { gatewayName } from './payment-words.ts'

export type OutcomeWords = { title: string; text: string }

const paidTitles = {
  enrolment: m.payment_paid_enrolled,
  event: m.payment_paid_event,
  subscription: m.subscription_paid,
  part: m.payment_paid_part,
}
const waitTexts = {
  enrolment: m.payment_wait_enrolment,
  event: m.payment_wait_event,
  subscription: m.subscription_wait,
  part: m.payment_wait_part,
}

/** What has become of a payment, and what that means. What follows from a paid one is said by `PaidText`. */
export function outcomeWords(followed: Pick<Followed, 'payment' | 'order'>, isLong: boolean): OutcomeWords {
  const { payment } = followed
  const gateway = gatewayName(payment.gateway)
  switch (payment.state) {
    case 'initiated':
      if (payment.gateway === 'manual') return { title: m.payment_hand_title(), text: m.payment_hand_text() }
      return {
        title: m.payment_wait_title({ gateway }),
        text: isLong ? m.payment_wait_long() : waitTexts[purposeOf(followed)](),
      }
    case 'paid':
      return { title: paidTitles[purposeOf(followed)](), text: '' }
    case 'on_hold':
      return heldWords(payment.reason, gateway)
    case 'failed':
      return { title: m.payment_failed_title(), text: failedText(payment.reason, gateway) }
    case 'cancelled':
      return { title: m.payment_cancelled_title(), text: m.payment_cancelled_text() }
    case 'expired':
      return { title: m.payment_expired_title(), text: m.payment_expired_text({ gateway }) }
    case 'refunded':
      return {
        title: m.payment_refunded_title(),
        text: m.payment_refunded_text({ amount: formatMoney(payment.refunded_paisa, getLocale()) }),
      }
  }
}

function heldWords(reason: Payment['reason'], gateway: string): OutcomeWords {
  if (reason === 'no_seat') return { title: m.payment_held_no_seat_title(), text: m.payment_held_no_seat() }
  if (reason === 'code_used_up') return { title: m.payment_held_code_title(), text: m.payment_held_code() }
  if (reason === 'overpaid') return { title: m.payment_held_overpaid_title(), text: m.payment_held_overpaid() }
  const texts: Partial<Record<string, string>> = {
    mismatch: m.payment_held_mismatch(),
    risky: m.payment_held_risky({ gateway }),
  }
  return { title: m.payment_held_title(), text: texts[reason ?? ''] ?? m.payment_held_other() }
}

function failedText(reason: Payment['reason'], gateway: string): string {
  const texts: Partial<Record<string, string>> = {
    declined: m.payment_failed_declined({ gateway }),
    refused: m.payment_failed_refused(),
    gateway_away: m.payment_failed_away(),
  }
  return texts[reason ?? ''] ?? m.payment_failed_other()
}
