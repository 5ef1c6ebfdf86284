import type { Transaction } from '@prostuti/db'
import type { LedgerAccount } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { invoiceNumber, orderNumber } from '../payment/index.ts'
import { exportFormats } from '../resource/index.ts'
import { addJobKind, csvFile, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import { requireWholeCentre } from '../statement/index.ts'
import { spanOf } from './read-day.ts'

export const ledgerExportKind = 'ledger_export'

export type LedgerExport = { from: string; to: string; list: string }

const fileLifeMs = 24 * 3_600_000
const perStep = 1000

/** The accounts as an accountant's program numbers them; cash has one for each way that it comes by. */
const codes: Record<LedgerAccount, string> = {
  ...{ cash: '1000', receivable: '1200', payable: '2100', revenue: '4000', discount: '4100', refund: '4200' },
}
const cashCodes: Record<string, string> = { cash: '1010', bkash: '1020', sslcommerz: '1030', manual: '1040' }

const columns = [
  ...[
    'Date',
    'Time',
    'Entry',
    'Kind',
    'Account code',
    'Account',
    'Debit',
    'Credit',
    'Order',
    'Receipt',
    'Way',
    'Branch',
  ],
  'Reference',
]

/** The ledger of some days as a file for the accountant. */
export const addLedgerExport = (kinds: StaffJobKinds): void =>
  addJobKind<LedgerExport>(kinds, {
    kind: ledgerExportKind,
    action: 'ledger.read',
    file: { format: csvFile, lifeMs: fileLifeMs },
    step: exportSome,
  })

type Row = {
  id: string
  kind: string
  day: string
  time: string
  account: LedgerAccount
  paisa: number
  order_id: number
  order_at: Date
  receipt: number | null
  gateway: string | null
  branch: string | null
  reference: string | null
}

async function exportSome(tx: Transaction, { input, position, member }: JobStep<LedgerExport>): Promise<StepOutcome> {
  requireWholeCentre(member)
  const after = Number(position?.after ?? 0)
  const [start, end] = [spanOf(input.from).start.toISOString(), spanOf(input.to).end.toISOString()]
  const { rows } = await tx.execute<Row>(sql`
    with entries as (
      select * from ledger_entry where id > ${after} and at >= ${start}::timestamptz and at < ${end}::timestamptz
      order by id limit ${perStep})
    select entries.id, entries.kind, to_char(entries.at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
      to_char(entries.at at time zone 'Asia/Dhaka', 'HH24:MI:SS') as time, ledger_line.account, ledger_line.amount_paisa as paisa,
      purchase_order.id as order_id, purchase_order.created_at as order_at, invoice.number as receipt, payment.gateway,
      coalesce(contact.name->>'en', contact.name->>'bn') as branch, coalesce(refund.gateway_ref, payment.gateway_trx) as reference
    from entries join purchase_order on purchase_order.id = entries.order_id
      left join ledger_line on ledger_line.entry_id = entries.id left join payment on payment.id = entries.payment_id
      left join refund on refund.id = entries.refund_id left join contact on contact.id = payment.branch_id
      left join invoice on invoice.payment_id = payment.id and entries.kind = 'payment'
    order by entries.id, ledger_line.amount_paisa desc`)
  const ids = new Set(rows.map(({ id }) => id))
  const lines = rows.filter(({ account }) => account !== null).map(lineOf)
  const { begin, line } = exportFormats.csv
  const part = (after === 0 ? begin + line(columns) : '') + lines.map(line).join('')
  const isLast = ids.size < perStep
  return {
    next: isLast ? undefined : { after: Number(rows.at(-1)!.id) },
    done: ids.size,
    part: Buffer.from(part),
  }
}

const lineOf = (row: Row): (string | number)[] => {
  const isCash = row.account === 'cash' && row.gateway !== null
  const amount = Math.abs(row.paisa) / 100
  return [
    ...[row.day, row.time, row.id, row.kind, isCash ? cashCodes[row.gateway!]! : codes[row.account], row.account],
    ...[row.paisa > 0 ? amount : '', row.paisa < 0 ? amount : ''],
    orderNumber({ id: row.order_id, createdAt: new Date(row.order_at) }),
    ...[
      row.receipt === null ? '' : invoiceNumber(row.receipt),
      row.gateway ?? '',
      row.branch ?? '',
      row.reference ?? '',
    ],
  ]
}
