import type { gatewayWords } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'

type Message = Pick<typeof tables.gatewayMessage.$inferSelect, 'direction' | 'kind' | 'body'>
type Word = (typeof gatewayWords)[number]

export type Said = { words: Word; amount: string | null; trx: string | null; code: string | null }

/** What each of our questions asks for. */
const questions: Record<string, Word> = {
  session: 'asked_session',
  create: 'asked_session',
  validation: 'asked_status',
  query: 'asked_status',
  execute: 'asked_status',
  refund: 'asked_refund',
  refund_status: 'asked_refund_status',
}

/** What came by itself, whatever it says: it is never believed about money. */
const told: Record<string, Word> = { return: 'came_back', ipn: 'told', typed: 'typed', unproved: 'unproved' }

/** A gateway's own words for how a payment stands. */
const standings: Record<string, Word> = {
  VALID: 'confirmed',
  VALIDATED: 'confirmed',
  Completed: 'confirmed',
  PENDING: 'pending',
  PROCESSING: 'pending',
  Initiated: 'pending',
  Authorized: 'pending',
  FAILED: 'declined',
  Declined: 'declined',
  CANCELLED: 'cancelled',
  Cancelled: 'cancelled',
  UNATTEMPTED: 'unknown',
  EXPIRED: 'unknown',
  Expired: 'unknown',
  INVALID_TRANSACTION: 'unknown',
}

const refundStandings: Record<string, Word> = {
  success: 'refund_done',
  refunded: 'refund_done',
  Completed: 'refund_done',
  processing: 'refund_pending',
  failed: 'refund_refused',
  cancelled: 'refund_refused',
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : null

const firstOf = (body: Message['body'], ...names: string[]): string | null => {
  for (const name of names) {
    const text = textOf(body[name])
    if (text !== null && text !== '') return text
  }
  return null
}

/** A message of a gateway's journal as its own few words and figures; nothing else of it leaves the server. */
export function sayMessage({ direction, kind, body }: Message): Said {
  const code = firstOf(body, 'away', 'statusCode', 'errorCode', 'externalCode', 'failedreason', 'errorReason')
  return {
    words: direction === 'sent' ? (questions[kind] ?? 'asked_status') : wordOf(kind, body),
    amount: firstOf(body, 'amount', 'total_amount', 'refundAmount', 'refund_amount'),
    trx: firstOf(body, 'trxID', 'trxId', 'bank_tran_id', 'trx_id', 'refundTrxId', 'refund_ref_id'),
    code: code === '0000' ? null : code,
  }
}

function wordOf(kind: string, body: Message['body']): Word {
  if (body.away !== undefined) return 'away'
  const came = told[kind]
  if (came !== undefined) return came
  if (kind === 'session' || kind === 'create')
    return firstOf(body, 'GatewayPageURL', 'bkashURL') === null ? 'session_refused' : 'session_open'
  const isRefund = kind.startsWith('refund')
  const status = isRefund ? firstOf(body, 'refundTransactionStatus', 'status') : statusIn(body)
  if (status === null)
    return isRefund && firstOf(body, 'externalCode', 'errorCode') !== null ? 'refund_refused' : 'answered'
  return (isRefund ? refundStandings : standings)[status] ?? 'answered'
}

/** SSLCOMMERZ answers a question about a transaction with all tries of it; the one that was paid counts. */
function statusIn(body: Message['body']): string | null {
  const tries = Array.isArray(body.element) ? (body.element as Record<string, unknown>[]) : []
  const statuses = tries.map(({ status }) => textOf(status)).filter((status) => status !== null)
  const paid = statuses.find((status) => standings[status] === 'confirmed')
  return paid ?? statuses.at(-1) ?? firstOf(body, 'transactionStatus', 'status')
}
