import type { Tx, tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import type { OurMoney } from './rules/match-lines.ts'
import { readAmount } from './rules/read-amount.ts'
import type { StatementLine } from './rules/read-line.ts'

type Provider = (typeof tables.statementProviders)[number]
type Named = Pick<StatementLine, 'providerId' | 'ownRef' | 'at'>

/** What is sent by hand comes to a wallet of the centre, and stands in the statement of that wallet. */
export const gatewaysOf: Record<Provider, readonly string[]> = {
  bkash: ['bkash', 'manual'],
  sslcommerz: ['sslcommerz'],
  other: ['manual'],
}

/** What the gateway said would reach the centre of a payment; as SQL about a row of `payment`. */
export const storeAmount: SQL<string | null> = sql`(select body->>'store_amount' from gateway_message
  where payment_id = payment.id and body ? 'store_amount' order by gateway_message.id desc limit 1)`

type Row = {
  kind: OurMoney['kind']
  id: number
  provider_ids: (string | null)[]
  own_ref: string
  amount: number
  net: string | null
  at: Date
  payer_end: string | null
  phone_end: string
  is_paid: boolean
}

/** Longer than this after a line, or before it, money is only looked for by its name. */
const marginMs = 36 * 3_600_000

/** The times about the lines, those that touch as one: a line of last year does not bring all payments since. */
export function spansAround(lines: readonly Pick<Named, 'at'>[]): { start: Date; end: Date }[] {
  const spans: { start: Date; end: Date }[] = []
  for (const at of lines.map((line) => line.at.getTime()).toSorted((one, other) => one - other)) {
    const [start, end] = [new Date(at - marginMs), new Date(at + marginMs)]
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = end
    else spans.push({ start, end })
  }
  return spans
}

/** Our money that lines of a provider may be: what they name, and what came about the same time; nothing that is matched already. */
export async function findOurMoney(tx: Tx, provider: Provider, lines: readonly Named[]): Promise<OurMoney[]> {
  if (lines.length === 0) return []
  const names = [...new Set(lines.flatMap(({ providerId, ownRef }) => [providerId, ownRef]).filter((id) => id !== ''))]
  const spans = spansAround(lines)
  const [starts, ends] = [spans.map(({ start }) => start.toISOString()), spans.map(({ end }) => end.toISOString())]
  const gateways = sql.param(gatewaysOf[provider])
  const { rows } = await tx.execute<Row>(sql`
    with named as materialized (select unnest(${sql.param(names)}::text[]) as id),
    span as materialized (select * from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) as at(start, "end")),
    near as (
      select payment.id from span join payment on coalesce(settled_at, started_at) between span.start and span.end
        where gateway = any(${gateways}::text[])
      union select payment.id from payment join named on upper(gateway_trx) = named.id where gateway = any(${gateways}::text[])
      union select payment.id from payment join named on transaction = named.id where gateway = any(${gateways}::text[])
      union select refund.payment_id from span
        join refund on coalesce(refund.settled_at, refund.created_at) between span.start and span.end
        join payment on payment.id = refund.payment_id where gateway = any(${gateways}::text[])
    )
    select 'payment' as kind, payment.id, array[upper(payment.gateway_trx)] as provider_ids, upper(transaction) as own_ref,
      amount_paisa as amount,
      ${storeAmount} as net,
      coalesce(settled_at, started_at) as at, right(payer_number, 10) as payer_end, right(doctor.phone, 10) as phone_end,
      state in ('paid', 'refunded') as is_paid
    from near join payment on payment.id = near.id join purchase_order on purchase_order.id = payment.order_id
      join doctor on doctor.id = purchase_order.doctor_id
    where not exists (select from statement_line where payment_id = payment.id and state = 'matched' and kind = 'payment')
    union all
    select 'refund', refund.id, array[upper(refund.gateway_ref), upper(payment.gateway_trx)], upper(transaction),
      refund.amount_paisa, null, coalesce(refund.settled_at, refund.created_at),
      right(payer_number, 10), right(doctor.phone, 10), refund.state = 'done'
    from near join payment on payment.id = near.id join refund on refund.payment_id = payment.id
      join purchase_order on purchase_order.id = payment.order_id join doctor on doctor.id = purchase_order.doctor_id
    where not exists (select from statement_line where refund_id = refund.id and state = 'matched')
    order by kind, id`)
  return rows.map((row) => ({
    ...{ kind: row.kind, id: row.id, ownRef: row.own_ref, amount: row.amount, isPaid: row.is_paid },
    ...{ providerIds: row.provider_ids.filter((id) => id !== null), at: new Date(row.at) },
    ...{ payerEnd: row.payer_end ?? '', phoneEnd: row.phone_end },
    net: row.net === null ? null : (readAmount(row.net) ?? null),
  }))
}
