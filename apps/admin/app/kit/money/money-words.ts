import type { ResponseOf } from '@prostuti/contract'
import type { PaymentResource, RowOf, readStaffPayment, wallets } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'

export type PaymentRow = RowOf<PaymentResource>
export type PaymentPage = ResponseOf<typeof readStaffPayment>

type Wallet = (typeof wallets)[number]

export const paymentsPath = '/api/v3/admin/payments'

export const taka = (paisa: number): string => formatMoney(paisa, getLocale())

/** Of a receipt as it is printed on it, with six digits. */
export const receiptWords = (number: number | string): string =>
  localizeDigits(String(number).padStart(6, '0'), getLocale())

export const wayWords: Record<PaymentRow['way'], () => string> = {
  bkash: m.payment_gateway_bkash,
  sslcommerz: m.payment_gateway_sslcommerz,
  manual: m.payment_gateway_manual,
  cash: m.payment_gateway_cash,
}

export const walletWords: Record<Wallet, () => string> = {
  bkash: m.office_settings_wallet_bkash,
  nagad: m.office_settings_wallet_nagad,
  rocket: m.office_settings_wallet_rocket,
}

/** How the doctor paid: a wallet that we know, or what the gateway calls it. */
export const methodWords = (method: string): string =>
  method in walletWords ? walletWords[method as Wallet]() : method

export const stateWords: Record<PaymentRow['state'], () => string> = {
  initiated: m.payment_state_initiated,
  paid: m.payment_state_paid,
  on_hold: m.office_money_on_hold,
  failed: m.payment_state_failed,
  cancelled: m.payment_state_cancelled,
  expired: m.payment_state_expired,
  refunded: m.payment_state_refunded,
}

/** The tone of a state's chip. */
export const stateTone: Record<PaymentRow['state'], string> = {
  initiated: 'chip-line',
  paid: 'chip-ok',
  on_hold: 'chip-bad',
  failed: 'chip-line',
  cancelled: 'chip-line',
  expired: 'chip-line',
  refunded: 'chip-brand',
}

export const reasonWords: Record<NonNullable<PaymentRow['reason']>, () => string> = {
  declined: m.office_money_reason_declined,
  mismatch: m.office_money_reason_mismatch,
  risky: m.office_money_reason_risky,
  no_seat: m.office_money_reason_no_seat,
  overpaid: m.office_money_reason_overpaid,
  code_used_up: m.office_money_reason_code_used_up,
  account_closed: m.office_money_reason_account_closed,
  awaiting_staff: m.office_money_reason_awaiting_staff,
  refused: m.office_money_reason_refused,
  gateway_away: m.office_money_reason_gateway_away,
}
