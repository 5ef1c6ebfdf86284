import type { ResponseOf } from '@prostuti/contract'
import type { listParcels as listParcelsCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { matches, type ParcelFilter, stageInSql } from './parcel-filter.ts'
import { type PlacedParcel, placedParcels, seesParcel } from './parcel-scope.ts'
import { stageOf, troubleOf } from './parcel-stage.ts'
import { sheetsOf } from './sheets-of.ts'

const { batch, enrolment, sheetDelivery } = tables

const perPage = 50

type Answer = ResponseOf<typeof listParcelsCall>

type ParcelsQuery = ParcelFilter & { page?: number | undefined; member: StaffMember; now: Date }

/** Parcels, the newest first. */
export async function listParcels(tx: Tx, { page = 1, member, now, ...filter }: ParcelsQuery): Promise<Answer> {
  const where = and(seesParcel(member), matches(filter, now))
  const rows = await placedParcels(tx)
    .where(where)
    .orderBy(desc(sheetDelivery.createdAt), desc(sheetDelivery.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const sheets = await sheetsOf(
    tx,
    rows.map(({ row }) => row.id),
  )
  return {
    rows: rows.map((each) => ({
      ...presentRow(each, now),
      volumes: (sheets.get(each.row.id) ?? []).map(({ volume }) => volume),
    })),
    total: await tx.$count(sheetDelivery, where),
    counts: await tx
      .select({ stage: stageInSql, count: sql<number>`count(*)::int` })
      .from(sheetDelivery)
      .where(and(seesParcel(member), isNull(sheetDelivery.settledAt)))
      .groupBy(stageInSql),
    batches: await tx
      .select({ id: batch.id, title: batch.title })
      .from(batch)
      .where(
        inArray(
          batch.id,
          tx
            .select({ id: enrolment.batchId })
            .from(sheetDelivery)
            .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
            .where(seesParcel(member)),
        ),
      )
      .orderBy(desc(batch.id))
      .limit(100),
  }
}

export function presentRow({ row, batch: of, district }: PlacedParcel, now: Date) {
  return {
    id: row.id,
    invoice: row.invoice,
    recipient: row.recipientName,
    district,
    batch: of,
    courier: row.courier,
    courier_name: row.courierName,
    tracking_code: row.trackingCode,
    stage: stageOf(row),
    requested_at: row.createdAt.toISOString(),
    stuck: troubleOf(row, now),
    refusal: row.state === 'draft' ? row.refusal : null,
  }
}
