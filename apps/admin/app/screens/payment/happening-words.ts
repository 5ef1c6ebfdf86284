import * as m from '@prostuti/text/messages'
import { type PaymentPage, taka, wayWords } from '../../kit/money/money-words.ts'

type Happening = PaymentPage['happenings'][number]
type Said = Extract<Happening, { kind: 'message' }>['said']
type Way = PaymentPage['payment']['way']

const messages: Record<Said['words'], (of: { gateway: string }) => string> = {
  asked_session: m.office_said_asked_session,
  asked_status: m.office_said_asked_status,
  asked_refund: m.office_said_asked_refund,
  asked_refund_status: m.office_said_asked_refund_status,
  session_open: m.office_said_session_open,
  session_refused: m.office_said_session_refused,
  came_back: m.office_said_came_back,
  told: m.office_said_told,
  typed: m.office_said_typed,
  unproved: m.office_said_unproved,
  confirmed: m.office_said_confirmed,
  pending: m.office_said_pending,
  declined: m.office_said_declined,
  cancelled: m.office_said_cancelled,
  unknown: m.office_said_unknown,
  refund_done: m.office_said_refund_done,
  refund_pending: m.office_said_refund_pending,
  refund_refused: m.office_said_refund_refused,
  away: m.office_said_away,
  answered: m.office_said_answered,
}

/** What a gateway said, or was asked. */
export const saidWords = ({ words }: Said, way: Way): string => messages[words]({ gateway: wayWords[way]() })

/** The figures that it named. */
export const saidFacts = ({ amount, trx, code }: Said): string =>
  [amount && `৳ ${amount}`, trx && m.payment_reference({ reference: trx }), code && codeWords(code)]
    .filter(Boolean)
    .join(' · ')

/** Some gateways send a sentence where others send a code. */
const codeWords = (code: string): string => (code.includes(' ') ? `“${code}”` : m.office_said_code({ code }))

const steps: Record<Extract<Happening, { kind: 'step' }>['step'], () => string> = {
  ordered: m.payment_step_ordered,
  sent: m.office_step_sent,
  returned: m.office_step_returned,
  confirmed: m.office_step_confirmed,
  enrolled: m.office_step_enrolled,
  held: m.payment_step_held,
  failed: m.payment_step_failed,
  cancelled: m.payment_step_cancelled,
  expired: m.payment_step_expired,
  refunded: m.payment_step_refunded,
}

export const stepWords = (step: Extract<Happening, { kind: 'step' }>['step']): string => steps[step]()

const refunds = {
  asked: m.office_refund_state_asked,
  done: m.office_refund_state_done,
  failed: m.office_refund_state_failed,
}

export const refundWords = ({ state, amount_paisa }: Extract<Happening, { kind: 'refund' }>): string =>
  refunds[state]({ amount: taka(amount_paisa) })
