import type { ResponseOf } from '@prostuti/contract'
import type { listLedger as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { LedgerAccount } from '@prostuti/payment-rules'
import { and, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'
import { invoiceNumber, orderNumber } from '../payment/index.ts'
import { spanOf } from './read-day.ts'

const { doctor, invoice, ledgerEntry, ledgerLine, purchaseOrder } = tables

type Query = { day?: string | undefined; account?: LedgerAccount | undefined; before?: number | undefined }

const perPage = 50

export async function listLedger(tx: Tx, { day, account, before }: Query): Promise<ResponseOf<typeof listCall>> {
  const span = day === undefined ? undefined : spanOf(day)
  const ofAccount = and(eq(ledgerLine.entryId, ledgerEntry.id), account && eq(ledgerLine.account, account))
  const rows = await tx
    .select({
      entry: ledgerEntry,
      order: { id: purchaseOrder.id, createdAt: purchaseOrder.createdAt },
      ...{ title: purchaseOrder.title, doctor: { id: doctor.id, name: doctor.name }, receipt: invoice.number },
    })
    .from(ledgerEntry)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, ledgerEntry.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .leftJoin(invoice, and(eq(invoice.paymentId, ledgerEntry.paymentId), eq(ledgerEntry.kind, 'payment')))
    .where(
      and(
        span && and(gte(ledgerEntry.at, span.start), lt(ledgerEntry.at, span.end)),
        before === undefined ? undefined : lt(ledgerEntry.id, before),
        account && exists(tx.select({ one: sql`1` }).from(ledgerLine).where(ofAccount)),
      ),
    )
    // Of a day by no index of the numbers: it would go through all that came later.
    .orderBy(span ? desc(sql`${ledgerEntry.id} + 0`) : desc(ledgerEntry.id))
    .limit(perPage + 1)
  const shown = rows.slice(0, perPage)
  const lines = await tx
    .select()
    .from(ledgerLine)
    .where(
      inArray(
        ledgerLine.entryId,
        shown.map(({ entry }) => entry.id),
      ),
    )
  return {
    rows: shown.map(({ entry, order, receipt, ...about }) => ({
      ...{ id: entry.id, kind: entry.kind, at: entry.at.toISOString(), payment_id: entry.paymentId, ...about },
      ...{ order: orderNumber(order), receipt: receipt === null ? null : invoiceNumber(receipt) },
      lines: lines
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ account: name, amountPaisa }) => ({ account: name, amount_paisa: amountPaisa })),
    })),
    next: rows.length > perPage ? shown.at(-1)!.entry.id : null,
  }
}
