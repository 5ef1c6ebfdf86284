import { z } from 'zod'
import { type GatewayAnswer, GatewayAway } from '../gateway.ts'
import { gatewayAmount } from '../gateway-amount.ts'

const text = z.string().min(1)
const looseText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? undefined)

export const sessionAnswer = z.union([
  z.object({ status: z.literal('SUCCESS'), sessionkey: text, GatewayPageURL: z.url({ protocol: /^https?$/ }) }),
  z.object({ status: z.literal('FAILED'), failedreason: z.string().nullish() }),
])

/** `APIConnect` says whether the question itself was understood; anything but DONE says nothing about the payment. */
const connected = z.object({ APIConnect: z.literal('DONE') })

const money = z.object({
  status: z.enum(['VALID', 'VALIDATED']),
  tran_id: text,
  val_id: text,
  amount: gatewayAmount,
  currency: text,
  bank_tran_id: text,
  card_type: looseText,
  risk_level: looseText,
})

/** A val_id that is not known may be answered with the status alone. */
export const validationAnswer = connected.partial().and(z.union([money, z.object({ status: text })]))

const element = z.object({ status: text, val_id: looseText })

export const queryAnswer = connected.and(
  z.union([
    z.object({
      no_of_trans_found: z.union([z.literal(0), z.literal('0')]),
      element: z.unknown().transform((): z.output<typeof element>[] => []),
    }),
    z.object({ element: z.array(element) }),
  ]),
)

export const refundAnswer = connected.and(
  z.object({ status: z.enum(['success', 'processing', 'failed']), refund_ref_id: looseText }),
)

export const refundStatusAnswer = connected.and(z.object({ status: z.enum(['refunded', 'processing', 'cancelled']) }))

/** The answer in its shape, or the fact that it has none. */
export function read<T extends z.ZodType>(shape: T, body: Record<string, unknown>): z.output<T> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const said = body.APIConnect
  if (typeof said === 'string' && /^[A-Z_]{1,30}$/.test(said) && said !== 'DONE')
    throw new GatewayAway('sslcommerz', said, 'the question was refused')
  throw new GatewayAway('sslcommerz', 'unreadable', 'the answer has an unknown shape')
}

/** The verdict of a validation; undefined when it confirms no money. */
export function paidBy(answer: z.output<typeof validationAnswer>): (GatewayAnswer & { status: 'paid' }) | undefined {
  if (!('tran_id' in answer)) {
    // Money is confirmed, but in no shape we can check.
    if (/^VALID(ATED)?$/.test(answer.status))
      throw new GatewayAway('sslcommerz', 'unreadable', 'a confirmed payment lacks its figures')
    return undefined
  }
  return {
    status: 'paid',
    transaction: answer.tran_id,
    amount: answer.amount,
    currency: answer.currency,
    risky: answer.risk_level !== undefined && answer.risk_level !== '0',
    gatewayTrx: answer.bank_tran_id,
    ...(answer.card_type !== undefined && { method: answer.card_type }),
  }
}

/** What tries without money say together. A try that still runs outweighs one that failed. */
export function unpaidVerdict(statuses: readonly string[]): GatewayAnswer {
  if (statuses.some((status) => status === 'PENDING' || status === 'PROCESSING')) return { status: 'pending' }
  if (statuses.includes('FAILED')) return { status: 'declined' }
  if (statuses.includes('CANCELLED')) return { status: 'cancelled' }
  return { status: 'unknown' }
}
