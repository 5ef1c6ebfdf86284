import { localizeDigits } from '@prostuti/text/digits'
import {
  payment_asking_for,
  payment_asking_on,
  payment_left,
  payment_minutes,
  payment_order_number,
  payment_reference,
  payment_seat_kept,
  payment_seconds,
  payment_step_cancelled,
  payment_step_confirmed,
  payment_step_confirming,
  payment_step_count,
  payment_step_counted,
  payment_step_enrol,
  payment_step_enrolled,
  payment_step_expired,
  payment_step_failed,
  payment_step_held,
  payment_step_looked,
  payment_step_matched,
  payment_step_matching,
  payment_step_ordered,
  payment_step_place,
  payment_step_placed,
  payment_step_refunded,
  payment_step_returned,
  payment_step_sent,
  payment_step_typed,
  subscription_step_open,
  subscription_step_opened,
} from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { leftOf, purposeOf } from './outcome.ts'
import type { Followed, TimelineStep } from './payment-queries.ts'
import { gatewayName } from './payment-words.ts'

const arrived = {
  enrolment: payment_step_enrolled,
  event: payment_step_placed,
  subscription: subscription_step_opened,
  part: payment_step_counted,
}
const arriving = {
  enrolment: payment_step_enrol,
  event: payment_step_place,
  subscription: subscription_step_open,
  part: payment_step_count,
}

export function stepTitle({ step, state }: TimelineStep, followed: Followed): string {
  const byHand = followed.payment.gateway === 'manual'
  const gateway = gatewayName(followed.payment.gateway)
  const isDone = state === 'done'
  const titles: Record<TimelineStep['step'], () => string> = {
    ordered: payment_step_ordered,
    sent: () => (byHand ? payment_step_typed() : payment_step_sent({ gateway })),
    returned: () => payment_step_returned({ gateway }),
    confirmed: () => {
      if (byHand) return isDone ? payment_step_matched() : payment_step_matching()
      return isDone ? payment_step_confirmed({ gateway }) : payment_step_confirming({ gateway })
    },
    enrolled: () => (isDone ? arrived : arriving)[purposeOf(followed)](),
    held: () => (isDone ? payment_step_looked() : payment_step_held()),
    failed: payment_step_failed,
    cancelled: payment_step_cancelled,
    expired: payment_step_expired,
    refunded: payment_step_refunded,
  }
  return titles[step]()
}

/** The small line below: the figure somebody would ask for on the phone. Empty where there is none. */
export function stepDetail({ step, state }: TimelineStep, { payment, order, server_time }: Followed): string {
  const locale = getLocale()
  const reference = payment.reference === null ? '' : payment_reference({ reference: payment.reference })
  switch (step) {
    case 'ordered':
      return payment_order_number({ number: localizeDigits(order.number, locale) })
    case 'sent':
      return formatMoney(payment.amount_paisa, locale)
    case 'confirmed':
    case 'held':
      return reference
    case 'enrolled': {
      const left = leftOf(order)
      if (state === 'done') return left > 0 ? payment_left({ amount: formatMoney(left, locale) }) : ''
      // Money that is looked at may have come when the seat was gone.
      return payment.state === 'initiated' && (order.held_until ?? '') > server_time ? payment_seat_kept() : ''
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
  if (seconds > 600) return payment_asking_on()
  const time =
    seconds < 120
      ? payment_seconds({ n: formatNumber(seconds, locale) })
      : payment_minutes({ n: formatNumber(Math.floor(seconds / 60), locale) })
  return payment_asking_for({ time })
}
