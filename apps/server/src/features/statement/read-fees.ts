import type { ResponseOf } from '@prostuti/contract'
import type { readStatementFees } from '@prostuti/contract/staff'
import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

type Provider = (typeof tables.statementProviders)[number]
type Row = {
  month: string
  provider: Provider
  method: string
  count: number
  amount: string
  fee: string
  expected: string | null
}

/** Of a year: a provider's fee is the one of its statement, or what is missing between gross and net. */
export async function readFees(tx: Tx, provider: Provider | undefined): Promise<ResponseOf<typeof readStatementFees>> {
  const { rows } = await tx.execute<Row>(sql`
    select to_char(line.at at time zone 'Asia/Dhaka', 'YYYY-MM') as month, line.provider, line.method, count(*)::int as count,
      sum(payment.amount_paisa) as amount,
      sum(coalesce(line.fee_paisa + coalesce(line.tax_paisa, 0), payment.amount_paisa - line.net_paisa, 0)) as fee,
      case when count(said.store) = count(*) then sum(payment.amount_paisa) - round(sum(said.store * 100)) end as expected
    from statement_line line join payment on payment.id = line.payment_id
      left join lateral (
        select (body->>'store_amount')::numeric as store from gateway_message
        where payment_id = payment.id and body->>'store_amount' ~ '^[0-9]+([.][0-9]+)?$' order by gateway_message.id desc limit 1
      ) said on true
    where line.state = 'matched' and line.kind = 'payment' and line.at > now() - interval '13 months'
      and (line.fee_paisa is not null or line.net_paisa is not null)
      ${provider === undefined ? sql`` : sql`and line.provider = ${provider}`}
    group by 1, 2, 3 order by 1 desc, 2, 3`)
  return {
    rows: rows.map(({ amount, fee, expected, ...row }) => ({
      ...row,
      ...{ amount_paisa: Number(amount), fee_paisa: Number(fee) },
      expected_paisa: expected === null ? null : Number(expected),
    })),
  }
}
