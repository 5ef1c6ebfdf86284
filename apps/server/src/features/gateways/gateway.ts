import type { GatewayVerdict } from '@prostuti/payment-rules'

export type GatewayName = 'sslcommerz' | 'bkash'

/** Whether there is a gateway behind this way to pay; money sent by hand and cash have none that could be asked. */
export const isGateway = (way: string): way is GatewayName => way === 'sslcommerz' || way === 'bkash'

export type PaymentToStart = {
  /** Ours, at most 30 characters, never used before. */
  transaction: string
  amountPaisa: number
  /** What is paid for, as the gateway's page shows it. */
  title: string
  orderNumber: string
  doctor: { name: string; email: string | null; phone: string; address: string | null }
}

type PaymentToAsk = {
  transaction: string
  /** Null when the gateway was never reached. */
  gatewayRef: string | null
  /** What a browser or an IPN brought; it says where to look, and is never believed about money. */
  hint?: Record<string, string>
}

/** What the gateway says, with its own number of the money and how it was paid. */
export type GatewayAnswer = GatewayVerdict & { gatewayTrx?: string; method?: string }

type RefundToMake = {
  transaction: string
  gatewayRef: string | null
  gatewayTrx: string
  amountPaisa: number
  reason: string
  /** Ours; the same one never moves money twice where the gateway can see to that. */
  refundId: number
  /** Our other refunds of the same payment, so that none is taken for another. `ref` as in `refundRef`. */
  others: { ref: string | null; amountPaisa: number }[]
}

export type RefundToAsk = Omit<RefundToMake, 'reason'> & {
  /** The gateway's name for the refund; null when its answer never came. */
  refundRef: string | null
}

/** `pending`: ask again later; never ask for the same refund a second time. */
export type RefundAnswer = { state: 'done' | 'pending' | 'failed'; gatewayRef?: string }

/**
 * One gateway. Every call may take many seconds, so none is made inside a transaction, and every one throws GatewayAway when
 * the gateway cannot be reached or speaks nonsense. What is said either way is kept in `gateway_message`, without secrets.
 */
export type Gateway = {
  name: GatewayName
  /** False where the centre has no account: it is not offered, and every call throws GatewayAway. */
  available: boolean
  /** Opens a session there; `url` is where the browser goes next. */
  start(payment: PaymentToStart): Promise<{ gatewayRef: string; url: string }>
  /** Asks the gateway itself what became of a payment. */
  ask(payment: PaymentToAsk): Promise<GatewayAnswer>
  /** Whether a form that claims to come from the gateway could come from there: a cheap filter, no proof. */
  isSigned(form: Record<string, string>): boolean
  refund(refund: RefundToMake): Promise<RefundAnswer>
  askRefund(refund: RefundToAsk): Promise<RefundAnswer>
}

export type Gateways = Record<GatewayName, Gateway>

/** The gateway did not answer, or not in a way that means anything. Nothing is known, so nothing is concluded. */
export class GatewayAway extends Error {
  readonly gateway: GatewayName
  /** `timeout`, `unreachable`, `cut`, `unreadable`, `http_500`, `token`, `closed`, or the gateway's own code. */
  readonly code: string

  constructor(gateway: GatewayName, code: string, meaning: string) {
    super(`${gateway}: ${meaning} (${code})`)
    this.name = 'GatewayAway'
    this.gateway = gateway
    this.code = code
  }
}

/** No answer is not a refusal: what we asked for may have been done all the same. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof GatewayAway && /^(timeout|cut|unreadable|http_5\d\d)$/.test(error.code) && !neverArrived(error.code)

/** Nobody was there, or said that nobody was: nothing can have been done, and it may be asked for again. */
export const neverArrived = (code: unknown): boolean => code === 'unreachable' || code === 'http_503'
