import type { ResponseOf } from '@prostuti/contract'
import { countedAtMost, type listParcels as listParcelsCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { countUpTo, cutPage, isBehind, orderOf, readBehind } from '../../resource/index.ts'
import { isOwnBranch, isOwnCourse, type StaffMember } from '../../staff/index.ts'
import { matches, type ParcelFilter } from './parcel-filter.ts'
import { newestFirst, type PlacedParcel, placedParcels, seesParcel } from './parcel-scope.ts'
import { type ParcelStage, stageOf, troubleOf } from './parcel-stage.ts'
import { sheetsOf } from './sheets-of.ts'

const { batch, sheet, sheetDelivery } = tables

const perPage = 50
const openStages = ['draft', 'to_pack', 'to_hand_over', 'on_the_way', 'on_hold'] as const satisfies ParcelStage[]

type Answer = ResponseOf<typeof listParcelsCall>

type ParcelsQuery = ParcelFilter & { after?: string | undefined; member: StaffMember; now: Date }

/** Parcels, the newest first. However many there are, none is read that is not shown, and none counted beyond a thousand. */
export async function listParcels(tx: Tx, { after, member, now, ...filter }: ParcelsQuery): Promise<Answer> {
  const where = and(seesParcel(member), matches(filter, now))
  const behind = isBehind(newestFirst, after)
  const found = await readBehind(
    behind,
    placedParcels(tx)
      .where(and(where, behind))
      .orderBy(...orderOf(newestFirst))
      .limit(perPage + 1),
  )
  const { rows, next } = cutPage(found, perPage)
  const sheets = await sheetsOf(
    tx,
    rows.map(({ row }) => row.id),
  )
  const total = await countUpTo(tx, { table: sheetDelivery, where, atMost: countedAtMost + 1 })
  return {
    rows: rows.map((each) => ({
      ...presentRow(each, now),
      volumes: (sheets.get(each.row.id) ?? []).map(({ volume }) => volume),
    })),
    next,
    total: Math.min(total, countedAtMost),
    is_exact: total <= countedAtMost,
    counts: await countStages(tx, member),
    batches: await tx
      .select({ id: batch.id, title: batch.title })
      .from(batch)
      .where(and(hasSheets(tx), isOwnBatch(member)))
      .orderBy(desc(batch.id))
      .limit(100),
  }
}

/** Of each place where something waits, no further than the list is counted. */
async function countStages(tx: Tx, member: StaffMember): Promise<Answer['counts']> {
  const counts = await Promise.all(
    openStages.map(async (stage) => {
      const where = and(eq(sheetDelivery.stage, stage), seesParcel(member))
      return { stage, count: await countUpTo(tx, { table: sheetDelivery, where, atMost: countedAtMost + 1 }) }
    }),
  )
  return counts
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => ({ stage, count: Math.min(count, countedAtMost), is_exact: count <= countedAtMost }))
}

/** What has no sheets has no parcels either; all parcels of all years are not read to say which has some. */
const hasSheets = (tx: Tx) => exists(tx.select().from(sheet).where(eq(sheet.batchId, batch.id)))

const isOwnBatch = (member: StaffMember): SQL =>
  sql`${isOwnCourse(member, sql`${batch.courseId}`)} and exists (select from schedule
    where schedule.batch_id = ${batch.id} and ${isOwnBranch(member, sql`schedule.contact_id`)})`

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
