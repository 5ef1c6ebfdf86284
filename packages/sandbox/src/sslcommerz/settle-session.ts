import { randomBytes } from 'node:crypto'
import { sandboxAccounts } from '../pay-page/accounts.ts'
import type { IpnCourier } from '../pay-page/ipn-courier.ts'
import type { BrowserReturn, PaymentOutcome } from '../pay-page/outcomes.ts'
import type { SslSession } from './sessions.ts'
import { signForm } from './sign-form.ts'

type SettlingDeps = { clock: () => Date; courier: IpnCourier; slowMs: () => number }

const statusOf = (outcome: PaymentOutcome) =>
  outcome === 'failure' || outcome === 'no_balance' ? 'FAILED' : outcome === 'cancel' ? 'CANCELLED' : 'VALID'
const urlFieldOf = { VALID: 'success_url', FAILED: 'fail_url', CANCELLED: 'cancel_url' } as const

/** Ends a session as chosen: the server is told as the outcome says, and the answer is where the browser goes. */
export function settleSession(
  { clock, courier, slowMs }: SettlingDeps,
  session: SslSession,
  outcome: PaymentOutcome,
): BrowserReturn {
  const at = clock()
  const late = outcome === 'slow' ? slowMs() : 0
  const status = statusOf(outcome)
  session.outcome = outcome
  session.paid = {
    status,
    valId: `${at.getTime()}${randomBytes(6).toString('hex')}`,
    bankTranId: `${at.getTime()}${randomBytes(4).toString('hex')}`.toUpperCase(),
    amount: outcome === 'wrong_amount' ? (Number(session.amount) - 1).toFixed(2) : session.amount,
    risk: outcome === 'on_hold' ? '1' : '0',
    at,
    knownAt: new Date(at.getTime() + late),
    validated: false,
  }
  const fields = messageOf(session)
  const ipnUrl = session.form.ipn_url
  if (ipnUrl && !['no_ipn', 'silent'].includes(outcome)) {
    courier.send(ipnUrl, fields, { afterMs: late })
    if (outcome === 'duplicate_ipn') courier.send(ipnUrl, fields, { afterMs: late })
  }
  if (outcome === 'ipn_only' || outcome === 'silent') return null
  return { method: 'POST', url: session.form[urlFieldOf[status]] ?? '', fields }
}

/** What the gateway says of a try, to browser and server alike. */
function messageOf(session: SslSession): Record<string, string> {
  const fields = { ...figuresOf(session), error: session.paid?.status === 'FAILED' ? 'Declined by issuer' : '' }
  const signed = signForm(fields, sandboxAccounts.sslcommerz.storePassword)
  if (session.outcome === 'bad_signature')
    return { ...signed, verify_sign: signed.verify_sign!.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) }
  return signed
}

/** The fields that messages and validation have in common. */
export function figuresOf({ paid, transaction, form }: SslSession): Record<string, string> {
  if (paid === null) return { tran_id: transaction }
  return {
    status: paid.status,
    tran_date: dhakaTime(paid.at),
    tran_id: transaction,
    val_id: paid.status === 'VALID' ? paid.valId : '',
    amount: paid.amount,
    store_amount: (Number(paid.amount) * 0.975).toFixed(2),
    currency: 'BDT',
    bank_tran_id: paid.bankTranId,
    card_type: 'BKASH-BKash',
    card_no: '',
    card_issuer: 'BKash Mobile Banking',
    card_brand: 'MOBILEBANKING',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    currency_type: 'BDT',
    currency_amount: paid.amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: form.value_a ?? '',
    value_b: form.value_b ?? '',
    value_c: form.value_c ?? '',
    value_d: form.value_d ?? '',
    risk_level: paid.risk,
    risk_title: paid.risk === '1' ? 'Risky' : 'Safe',
    store_id: form.store_id ?? '',
  }
}

const dhakaTime = (at: Date): string =>
  new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
