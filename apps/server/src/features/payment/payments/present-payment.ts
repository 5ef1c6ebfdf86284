import type { ResponseOf, readPayment } from '@prostuti/contract'
import type { OrderFacts } from '../orders/load-orders.ts'
import { invoiceNumber } from '../orders/order-number.ts'

export type PaymentOnTheWire = ResponseOf<typeof readPayment>['payment']

export const presentPayment = (row: OrderFacts['payments'][number]): PaymentOnTheWire => ({
  id: row.id,
  gateway: row.gateway,
  amount_paisa: row.amountPaisa,
  state: row.state,
  reason: row.reason,
  started_at: row.startedAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
  reference: row.gatewayTrx,
  refunded_paisa: row.refundedPaisa,
  invoice_number: row.invoice === null ? null : invoiceNumber(row.invoice),
})
