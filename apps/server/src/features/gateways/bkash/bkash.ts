import {
  type Gateway,
  type GatewayAnswer,
  GatewayAway,
  mayHaveArrived,
  type RefundAnswer,
  type RefundToAsk,
} from '../gateway.ts'
import { toGatewayAmount } from '../gateway-amount.ts'
import { mayAskForRefund } from '../journal.ts'
import {
  codeOf,
  createAnswer,
  isApproved,
  isFine,
  read,
  refundAnswer,
  refundStatusAnswer,
  verdictOf,
} from './answers.ts'
import { type BkashOptions, openBkashLine } from './bkash-line.ts'

const name = 'bkash'
const pay = '/v1.2.0-beta/tokenized/checkout'
const refunds = '/v2/tokenized-checkout/refund/payment'

/** Refusals of the payer's wallet at execution: wrong PIN or OTP, no balance, a limit, not a customer. */
const declined = new Set(['2014', '2015', '2016', '2017', '2018', '2023', '2029', '2057', '2058'])

/** bKash tokenised checkout: pays by v1.2.0-beta, refunds by v2. */
export function bkash(options: BkashOptions): Gateway {
  const ask = openBkashLine(options)
  const { publicUrl, journal } = options

  async function query(transaction: string, paymentID: string) {
    const { body } = await ask({ transaction, kind: 'query', path: `${pay}/payment/status`, body: { paymentID } })
    return isFine(body) ? body : undefined
  }

  async function look(transaction: string, paymentID: string): Promise<GatewayAnswer> {
    const body = await query(transaction, paymentID)
    return body ? verdictOf(paymentID, body) : { status: 'unknown' }
  }

  /** Takes the money the payer has approved. Whatever is not clear after that is asked for, and never done again here. */
  async function execute(transaction: string, paymentID: string): Promise<GatewayAnswer> {
    try {
      const { body } = await ask({ transaction, kind: 'execute', path: `${pay}/execute`, body: { paymentID } })
      if (isFine(body)) return verdictOf(paymentID, body)
      if (declined.has(codeOf(body) ?? '')) return { status: 'declined' }
    } catch (error) {
      if (!mayHaveArrived(error)) throw error
    }
    return look(transaction, paymentID)
  }

  async function askRefund({ transaction, gatewayRef, gatewayTrx, ...refund }: RefundToAsk): Promise<RefundAnswer> {
    const last = refund.refundRef === null ? await journal.lastOfRefund(transaction, refund.refundId) : undefined
    const given = refundAnswer.safeParse(last?.direction === 'received' ? last.body : undefined)
    const { body } = await ask({
      transaction,
      kind: 'refund_status',
      path: `${refunds}/status`,
      body: { paymentId: gatewayRef ?? '', trxId: gatewayTrx },
      mark: { our_refund_id: refund.refundId },
    })
    // A question that is refused says nothing about the refund.
    if (!isFine(body)) throw new GatewayAway(name, codeOf(body) ?? 'unreadable', 'the question was refused')
    const list = read(refundStatusAnswer, body).refundTransactions
    const ref = refund.refundRef ?? (given.success ? given.data.refundTrxId : undefined)
    if (ref === undefined) return findLostRefund(list, refund)
    const found = list.find(({ refundTrxId }) => refundTrxId === ref)
    return found === undefined ? { state: 'failed' } : refundState(found)
  }

  return {
    name,
    available: true,
    // The algorithm of the callback's signature is not published, and the callback proves nothing anyway.
    isSigned: () => true,

    async start(payment) {
      const { body } = await ask({
        transaction: payment.transaction,
        kind: 'create',
        path: `${pay}/create`,
        body: {
          mode: '0011',
          payerReference: payment.doctor.phone.replace(/[^\d]/g, ''),
          callbackURL: `${publicUrl}/api/v3/web/payments/bkash/callback`,
          amount: toGatewayAmount(payment.amountPaisa),
          currency: 'BDT',
          intent: 'sale',
          merchantInvoiceNumber: payment.transaction,
        },
      })
      if (!isFine(body)) throw new GatewayAway(name, codeOf(body) ?? 'unreadable', 'the payment was refused')
      const { paymentID, bkashURL } = read(createAnswer, body)
      return { gatewayRef: paymentID, url: bkashURL }
    },

    async ask({ transaction, gatewayRef, hint }) {
      if (gatewayRef === null) return { status: 'unknown' }
      if (hint?.status === 'success') return execute(transaction, gatewayRef)
      const body = await query(transaction, gatewayRef)
      // The PIN was entered and the browser never came back: the payer has paid as far as they know.
      if (body && isApproved(body)) return execute(transaction, gatewayRef)
      const verdict: GatewayAnswer = body ? verdictOf(gatewayRef, body) : { status: 'unknown' }
      if (verdict.status === 'unknown' && hint?.status === 'cancel') return { status: 'cancelled' }
      if (verdict.status === 'unknown' && hint?.status === 'failure') return { status: 'declined' }
      return verdict
    },

    async refund({ reason, ...wanted }) {
      const { transaction, gatewayRef, gatewayTrx, amountPaisa, refundId } = wanted
      // Sent before, and the answer may have been lost: bKash would pay a second time.
      if (!mayAskForRefund(await journal.lastOfRefund(transaction, refundId)))
        return askRefund({ ...wanted, refundRef: null })
      const body = {
        paymentId: gatewayRef ?? '',
        trxId: gatewayTrx,
        refundAmount: toGatewayAmount(amountPaisa),
        sku: `R${refundId}`,
        reason: reason.slice(0, 255),
      }
      const call = { transaction, kind: 'refund', path: `${refunds}/transaction`, mark: { our_refund_id: refundId } }
      try {
        const reply = await ask({ ...call, body })
        if (reply.status >= 400 || !isFine(reply.body)) return { state: 'failed' }
        return refundState(read(refundAnswer, reply.body))
      } catch (error) {
        if (mayHaveArrived(error)) return { state: 'pending' }
        throw error
      }
    },
    askRefund,
  }
}

type SaidRefund = { refundTrxId: string; refundTransactionStatus: string; refundAmount: number }

/**
 * Its answer was lost, and only the amount tells which it is. What belongs to our other refunds is none of it; where there are
 * fewer than could be meant, or more, staff must look.
 */
function findLostRefund(list: SaidRefund[], { amountPaisa, others }: Pick<RefundToAsk, 'amountPaisa' | 'others'>) {
  const isOfOther = (said: SaidRefund) => others.some(({ ref }) => ref === said.refundTrxId)
  const alike = list.filter((said) => said.refundAmount === amountPaisa && !isOfOther(said))
  const alsoLost = others.filter((other) => other.ref === null && other.amountPaisa === amountPaisa)
  if (alike[0] === undefined) return { state: 'failed' as const }
  return alike.length === alsoLost.length + 1 ? refundState(alike[0]) : { state: 'pending' as const }
}

function refundState(said: { refundTrxId: string; refundTransactionStatus: string }): RefundAnswer {
  const state =
    said.refundTransactionStatus === 'Completed'
      ? 'done'
      : /fail|declin|cancel/i.test(said.refundTransactionStatus)
        ? 'failed'
        : 'pending'
  return { state, gatewayRef: said.refundTrxId }
}
