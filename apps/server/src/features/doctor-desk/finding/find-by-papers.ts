import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Typed } from '../../doctor-search/index.ts'
import { isOwnEnrolment, isOwnOrder, may, type StaffMember } from '../../staff/index.ts'

const { couriers, enrolment, invoice, payment, purchaseOrder, sheetDelivery } = tables

type PaperSearch = { typed: Typed; member: StaffMember; limit: number }

const largest = 2_147_483_647

/** Whose receipt or parcel has the number that was typed, as a caller reads it out. */
export async function findByPapers(tx: Tx, asked: PaperSearch): Promise<Map<number, 'receipt' | 'parcel'>> {
  const receipts = may(asked.member, 'payments.read') ? await ofReceipt(tx, asked) : []
  const parcels = await ofParcel(tx, asked)
  return new Map([
    ...receipts.map(({ id }) => [id, 'receipt'] as const),
    ...parcels.map(({ id }) => [id, 'parcel'] as const),
  ])
}

async function ofReceipt(tx: Tx, { typed, member }: PaperSearch): Promise<{ id: number }[]> {
  const number = Number(typed.digits ?? 0)
  if (number < 1 || number > largest) return []
  return tx
    .select({ id: purchaseOrder.doctorId })
    .from(invoice)
    .innerJoin(payment, eq(payment.id, invoice.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .where(and(eq(invoice.number, number), isOwnOrder(member)))
}

async function ofParcel(tx: Tx, { typed: { code }, member, limit }: PaperSearch): Promise<{ id: number }[]> {
  if (code.length < 4) return []
  return tx
    .select({ id: enrolment.doctorId })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .where(
      and(
        or(
          eq(sheetDelivery.invoice, code),
          eq(sheetDelivery.trackingCode, code),
          and(inArray(sheetDelivery.courier, [...couriers]), eq(sheetDelivery.consignmentId, code)),
        ),
        isOwnEnrolment(member, sql`${sheetDelivery.enrolmentId}`),
      ),
    )
    .limit(limit)
}
