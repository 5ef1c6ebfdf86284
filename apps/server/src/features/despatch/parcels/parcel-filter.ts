import { tables } from '@prostuti/db'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { lateDraftMs, lateWayMs, type ParcelStage, type ParcelTrouble } from './parcel-stage.ts'

const { enrolment, sheetDelivery } = tables
const { bookedAt, consignmentId, createdAt, handOverId, packedAt, refusal, settledAt, state } = sheetDelivery

export type ParcelFilter = {
  state?: ParcelStage | undefined
  courier?: (typeof tables.couriers)[number] | undefined
  batch?: number | undefined
  stuck?: ParcelTrouble | undefined
  search?: string | undefined
}

/** As `stageOf` says it. */
export const stageInSql = sql<ParcelStage>`case
  when ${state} in ('picked', 'in_transit', 'out_for_delivery') then 'on_the_way'
  when ${state} <> 'booked' then ${state}
  when ${handOverId} is not null then 'on_the_way'
  when ${packedAt} is null then 'to_pack' else 'to_hand_over' end`

/** As `troubleOf` says it. */
function isStuck(trouble: ParcelTrouble, now: Date): SQL | undefined {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  if (trouble === 'refused') return and(eq(state, 'draft'), isNotNull(refusal))
  if (trouble === 'in_doubt') return and(eq(state, 'on_hold'), isNull(consignmentId), isNull(bookedAt))
  const isOpen = sql`${state} not in ('delivered', 'returned', 'cancelled')`
  const isPlain = sql`not (${state} = 'draft' and ${refusal} is not null)
    and not (${state} = 'on_hold' and ${consignmentId} is null and ${bookedAt} is null)`
  const isLate = sql`case when ${bookedAt} is null then ${createdAt} < ${ago(lateDraftMs)}
    else ${bookedAt} < ${ago(lateWayMs)} end`
  return and(isOpen, isPlain, isLate)
}

/** What stands on a label, in whatever case a scanner or a person typed it. */
export function hasCode(code: string): SQL | undefined {
  const spellings = [
    ...new Set([code, code.toUpperCase(), code.toLowerCase(), code.toLowerCase().replace(/^ps-/, 'PS-')]),
  ]
  const isOneOf = (column: SQL) => sql`${column} = any(${sql.param(spellings)}::text[])`
  return or(
    isOneOf(sql`${sheetDelivery.invoice}`),
    isOneOf(sql`${sheetDelivery.trackingCode}`),
    isOneOf(sql`${sheetDelivery.consignmentId}`),
  )
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export function matches(filter: ParcelFilter, now: Date): SQL | undefined {
  const { search } = filter
  return and(
    filter.state && sql`${stageInSql} = ${filter.state}`,
    // So that PostgreSQL reads the few that are open, and not all of all years.
    filter.state && ['draft', 'to_pack', 'to_hand_over', 'on_the_way', 'on_hold'].includes(filter.state)
      ? isNull(settledAt)
      : undefined,
    filter.courier && eq(sheetDelivery.courier, filter.courier),
    filter.batch === undefined
      ? undefined
      : sql`${sheetDelivery.enrolmentId} in (select ${enrolment.id} from ${enrolment} where ${enrolment.batchId} = ${filter.batch})`,
    filter.stuck && isStuck(filter.stuck, now),
    search === undefined
      ? undefined
      : or(hasCode(search), sql`${sheetDelivery.recipientName} ilike ${`%${escaped(search)}%`}`),
  )
}
