import {
  payment_cancelled_text,
  payment_cancelled_title,
  payment_expired_text,
  payment_expired_title,
  payment_failed_away,
  payment_failed_declined,
  payment_failed_other,
  payment_failed_refused,
  payment_failed_title,
  payment_hand_text,
  payment_hand_title,
  payment_held_code,
  payment_held_code_title,
  payment_held_mismatch,
  payment_held_no_seat,
  payment_held_no_seat_title,
  payment_held_other,
  payment_held_overpaid,
  payment_held_overpaid_title,
  payment_held_risky,
  payment_held_title,
  payment_paid_enrolled,
  payment_paid_event,
  payment_paid_part,
  payment_refunded_text,
  payment_refunded_title,
  payment_wait_enrolment,
  payment_wait_event,
  payment_wait_long,
  payment_wait_part,
  payment_wait_title,
  subscription_paid,
  subscription_wait,
} from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { purposeOf } from './outcome.ts'
import type { Followed, Payment } from './payment-queries.ts'
import { gatewayName } from './payment-words.ts'

export type OutcomeWords = { title: string; text: string }

const paidTitles = {
  enrolment: payment_paid_enrolled,
  event: payment_paid_event,
  subscription: subscription_paid,
  part: payment_paid_part,
}
const waitTexts = {
  enrolment: payment_wait_enrolment,
  event: payment_wait_event,
  subscription: subscription_wait,
  part: payment_wait_part,
}

/** What has become of a payment, and what that means. What follows from a paid one is said by `PaidText`. */
export function outcomeWords(followed: Pick<Followed, 'payment' | 'order'>, isLong: boolean): OutcomeWords {
  const { payment } = followed
  const gateway = gatewayName(payment.gateway)
  switch (payment.state) {
    case 'initiated':
      if (payment.gateway === 'manual') return { title: payment_hand_title(), text: payment_hand_text() }
      return {
        title: payment_wait_title({ gateway }),
        text: isLong ? payment_wait_long() : waitTexts[purposeOf(followed)](),
      }
    case 'paid':
      return { title: paidTitles[purposeOf(followed)](), text: '' }
    case 'on_hold':
      return heldWords(payment.reason, gateway)
    case 'failed':
      return { title: payment_failed_title(), text: failedText(payment.reason, gateway) }
    case 'cancelled':
      return { title: payment_cancelled_title(), text: payment_cancelled_text() }
    case 'expired':
      return { title: payment_expired_title(), text: payment_expired_text({ gateway }) }
    case 'refunded':
      return {
        title: payment_refunded_title(),
        text: payment_refunded_text({ amount: formatMoney(payment.refunded_paisa, getLocale()) }),
      }
  }
}

function heldWords(reason: Payment['reason'], gateway: string): OutcomeWords {
  if (reason === 'no_seat') return { title: payment_held_no_seat_title(), text: payment_held_no_seat() }
  if (reason === 'code_used_up') return { title: payment_held_code_title(), text: payment_held_code() }
  if (reason === 'overpaid') return { title: payment_held_overpaid_title(), text: payment_held_overpaid() }
  const texts: Partial<Record<string, string>> = {
    mismatch: payment_held_mismatch(),
    risky: payment_held_risky({ gateway }),
  }
  return { title: payment_held_title(), text: texts[reason ?? ''] ?? payment_held_other() }
}

function failedText(reason: Payment['reason'], gateway: string): string {
  const texts: Partial<Record<string, string>> = {
    declined: payment_failed_declined({ gateway }),
    refused: payment_failed_refused(),
    gateway_away: payment_failed_away(),
  }
  return texts[reason ?? ''] ?? payment_failed_other()
}
