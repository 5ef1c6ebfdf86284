import { z } from 'zod'
import { type GatewayAnswer, GatewayAway } from '../gateway.ts'
import { gatewayAmount } from '../gateway-amount.ts'

const text = z.string().min(1)

export const tokenAnswer = z.object({
  id_token: text,
  refresh_token: text,
  expires_in: z.coerce.number().int().min(60).max(86_400),
})

export const createAnswer = z.object({ paymentID: text, bkashURL: z.url({ protocol: /^https?$/ }) })

/** Execute and query say the same; they differ in the invoice's name. */
const paymentAnswer = z.object({
  paymentID: text,
  transactionStatus: text,
  verificationStatus: z.string().optional().catch(undefined),
  userVerificationStatus: z.string().optional().catch(undefined),
})

const moneyAnswer = z.object({
  trxID: text,
  amount: gatewayAmount,
  currency: text,
  merchantInvoiceNumber: z.string().optional(),
  merchantInvoice: z.string().optional(),
})

export const refundAnswer = z.object({ refundTrxId: text, refundTransactionStatus: text })

export const refundStatusAnswer = z.object({
  refundTransactions: z.array(
    z.object({ refundTrxId: text, refundTransactionStatus: text, refundAmount: gatewayAmount }),
  ),
})

export function read<T extends z.ZodType>(shape: T, body: Record<string, unknown>): z.output<T> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayAway('bkash', codeOf(body) ?? 'unreadable', 'the answer has an unknown shape')
}

/** bKash words a refusal in one of three ways; undefined when the answer is none of them. */
export function codeOf(body: Record<string, unknown>): string | undefined {
  const code = body.statusCode ?? body.errorCode ?? body.externalCode
  return typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : undefined
}

export const isFine = (body: Record<string, unknown>): boolean => (codeOf(body) ?? '0000') === '0000'

export const isTokenRefusal = (status: number, body: Record<string, unknown>): boolean =>
  status === 401 ||
  codeOf(body) === '2079' ||
  /unauthori[sz]ed|token.{0,80}(expired|invalid)/i.test(String(body.message ?? ''))

/** The payer has entered the PIN, and the money waits for us to execute. */
export function isApproved(body: Record<string, unknown>): boolean {
  const { transactionStatus, verificationStatus, userVerificationStatus } = read(paymentAnswer, body)
  return transactionStatus === 'Initiated' && [verificationStatus, userVerificationStatus].includes('Complete')
}

/** What an answer about one payment says. An untouched payment is as good as unknown: no money was ever on its way. */
export function verdictOf(paymentId: string, body: Record<string, unknown>): GatewayAnswer {
  const said = read(paymentAnswer, body)
  if (said.paymentID !== paymentId) throw new GatewayAway('bkash', 'unreadable', 'the answer is about another payment')
  switch (said.transactionStatus) {
    case 'Completed': {
      const money = read(moneyAnswer, body)
      return {
        status: 'paid',
        transaction: money.merchantInvoiceNumber ?? money.merchantInvoice ?? '',
        amount: money.amount,
        currency: money.currency,
        risky: false,
        gatewayTrx: money.trxID,
        method: 'bKash',
      }
    }
    case 'Cancelled':
      return { status: 'cancelled' }
    case 'Declined':
      return { status: 'declined' }
    case 'Authorized':
      return { status: 'pending' }
    default:
      return { status: isApproved(body) ? 'pending' : 'unknown' }
  }
}
