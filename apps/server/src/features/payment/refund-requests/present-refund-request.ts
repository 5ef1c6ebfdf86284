import type { ResponseOf, readOrderPage } from '@prostuti/contract'
import type { Reckoning } from '@prostuti/payment-rules'
import type { RefundRequestRow } from './find-open-request.ts'

type OrderPage = ResponseOf<typeof readOrderPage>

export const presentReckoning = ({ classes, sheets, ...of }: Reckoning): NonNullable<OrderPage['reckoning']> => ({
  rule: of.rule,
  total_paisa: of.total,
  here_paisa: of.here,
  classes: classes && { held: classes.held, all: classes.all, cost_paisa: classes.cost },
  sheets: sheets && { sent: sheets.sent, cost_paisa: sheets.cost },
  keep_paisa: of.keep,
  back_paisa: of.back,
  all_until: of.allUntil,
})

export const presentRefundRequest = (row: RefundRequestRow): OrderPage['refund_requests'][number] => ({
  id: row.id,
  cause: row.cause,
  state: row.state,
  reason: row.reason,
  reckoning: presentReckoning(row.reckoning),
  granted_paisa: row.grantedPaisa,
  answer: row.answer,
  asked_at: row.createdAt.toISOString(),
  looked_at: row.lookedAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
})
