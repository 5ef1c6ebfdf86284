import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { leftOf, purposeOf } from './outcome.ts'
import type { Followed, TimelineStep } from './payment-queries.ts'
import { gatewayName } from './payment-words.ts'

const arrived = {
  enrolment: m.payment_step_enrolled,
  event: m.payment_step_admitted,
  subscription: m.subscription_step_opened,
  part: m.payment_step_counted,
}
const arriving = {
  enrolment: m.payment_step_enrol,
  event: m.payment_step_admission,
  subscription: m.subscription_step_open,
  part: m.payment_step_count,
}

export function stepTitle({ step, state }: TimelineStep, followed: Followed): string {
  const byHand = followed.payment.gateway === 'manual'
  const inCash = followed.payment.gateway === 'cash'
  const gateway = gatewayName(followed.payment.gateway)
  const isDone = state === 'done'
  const titles: Record<TimelineStep['step'], () => string> = {
    ordered: m.payment_step_ordered,
    sent: () => {
      if (inCash) return m.payment_step_cash()
      return byHand ? m.payment_step_typed() : m.payment_step_sent({ gateway })
    },
    returned: () => m.payment_step_returned({ gateway }),
    confirmed: () => {
      if (inCash) return m.payment_step_cash_taken()
      if (byHand) return isDone ? m.payment_step_matched() : m.payment_step_matching()
      return isDone ? m.payment_step_confirmed({ gateway }) : m.payment_step_confirming({ gateway })
    },
    enrolled: () => (isDone ? arrived : arriving)[purposeOf(followed)](),
    held: () => (isDone ? m.payment_step_looked() : m.payment_step_held()),
    failed: m.payment_step_failed,
    cancelled: m.payment_step_cancelled,
    expired: m.payment_step_expired,
    refunded: m.payment_step_refunded,
  }
  return titles[step]()
}

/** The small line below: the figure somebody would ask for on the phone. Empty where there is none. */
export function stepDetail({ step, state }: TimelineStep, { payment, order, server_time }: Followed): string {
  const locale = getLocale()
  const reference = payment.reference === null ? '' : m.payment_reference({ reference: payment.reference })
  switch (step) {
    case 'ordered':
      return m.payment_order_number({ number: localizeDigits(order.number, locale) })
    case 'sent':
      return formatMoney(payment.amount_paisa, locale)
    case 'confirmed':
    case 'held':
      return reference
    case 'enrolled': {
      const left = leftOf(order)
      if (state === 'done') return left > 0 ? m.payment_left({ amount: formatMoney(left, locale) }) : ''
      // Money that is looked at may have come when the seat was gone.
      return payment.state === 'initiated' && (order.held_until ?? '') > server_time ? m.payment_seat_held() : ''
    }
    case 'refunded':
      return formatMoney(payment.refunded_paisa, locale)
    default:
      return ''
  }
}

/** How long we have been asking, in seconds while that is a comfort. */
export function askingWords(seconds: number): string {
  const locale = getLocale()
  if (seconds > 600) return m.payment_asking_on()
  const time =
    seconds < 120
      ? m.payment_seconds({ n: formatNumber(seconds, locale) })
      : m.payment_minutes({ n: formatNumber(Math.floor(seconds / 60), locale) })
  return m.payment_asking_for({ time })
}
