import { randomBytes } from 'node:crypto'
import { json, type SandboxAnswer } from '../wire.ts'
import type { BkashPayments } from './payments.ts'

type RefundRoute = { path: string; answer(body: Record<string, unknown>): SandboxAnswer }

const refuse = (code: string, text: string) =>
  json({ internalCode: `refund_${code}`, externalCode: code, errorMessageEn: text, errorMessageBn: text }, 400)

const paisa = (amount: string) => Math.round(Number(amount) * 100)

/** Refunds by v2, which spells ids differently and refuses with HTTP 400. The same question twice pays twice. */
export function refundRoutes({ payments, clock }: { payments: BkashPayments; clock: () => Date }): RefundRoute[] {
  function find(body: Record<string, unknown>) {
    const payment = payments.get(String(body.paymentId))
    return payment?.status === 'Completed' && payment.trxID === body.trxId ? payment : undefined
  }

  return [
    {
      path: '/v2/tokenized-checkout/refund/payment/transaction',
      answer(body) {
        const payment = find(body)
        if (!payment) return refuse('2033', 'Transaction not found')
        const refundAmount = String(body.refundAmount)
        const gone = payment.refunds.reduce((sum, one) => sum + paisa(one.refundAmount), 0)
        if (!/^\d+\.\d\d$/.test(refundAmount) || gone + paisa(refundAmount) > paisa(payment.amount))
          return refuse('2072', 'Invalid refund amount')
        if (payment.refunds.length >= 10) return refuse('2073', 'Too many refunds')
        const refund = {
          refundTrxId: randomBytes(5).toString('hex').toUpperCase(),
          refundAmount,
          completedTime: clock().toISOString(),
        }
        payment.refunds.push(refund)
        return json({
          ...refund,
          originalTrxId: payment.trxID,
          refundTransactionStatus: 'Completed',
          originalTrxAmount: payment.amount,
          currency: 'BDT',
          sku: body.sku,
          reason: body.reason,
        })
      },
    },
    {
      path: '/v2/tokenized-checkout/refund/payment/status',
      answer(body) {
        const payment = find(body)
        if (!payment) return refuse('2033', 'Transaction not found')
        return json({
          originalTrxId: payment.trxID,
          originalTrxAmount: payment.amount,
          refundTransactions: payment.refunds.map((refund) => ({ ...refund, refundTransactionStatus: 'Completed' })),
        })
      },
    },
  ]
}
