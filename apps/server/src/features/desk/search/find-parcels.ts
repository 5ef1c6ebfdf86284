import { type Db, tables } from '@prostuti/db'
import { pickText } from '@prostuti/text/locale'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { isOwnEnrolment } from '../../staff/index.ts'
import type { Hit, Search } from './hit.ts'

const { couriers, district, sheetDelivery } = tables

/** By the number on its label: ours, the courier's, or the one that a doctor follows it by. */
export async function findParcels(db: Db, { typed: { code }, member, locale, limit }: Search): Promise<Hit[]> {
  if (code.length < 4) return []
  const rows = await db
    .select({ parcel: sheetDelivery, district: { bn: district.nameBn, en: district.nameEn } })
    .from(sheetDelivery)
    .innerJoin(district, eq(district.id, sheetDelivery.districtId))
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
  return rows.map(({ parcel, district: where }) => ({
    kind: 'parcel',
    id: parcel.id,
    title: `${parcel.invoice} · ${parcel.recipientName}`,
    facts: [
      { name: 'state', value: parcel.state },
      { name: 'courier', value: parcel.courierName ?? parcel.courier },
      { name: 'district', value: pickText(where, locale) },
    ],
  }))
}
