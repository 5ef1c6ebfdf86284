import { tables } from '@prostuti/db'
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { lateDraftMs, lateWayMs, type ParcelStage, type ParcelTrouble } from './parcel-stage.ts'

const { enrolment, sheetDelivery } = tables
const { bookedAt, consignmentId, createdAt, refusal, settledAt, stage, state } = sheetDelivery

export type ParcelFilter = {
  state?: ParcelStage | undefined
  courier?: (typeof tables.couriers)[number] | undefined
  batch?: number | undefined
  stuck?: ParcelTrouble | undefined
  search?: string | undefined
}

/** As `troubleOf` says it. */
function isStuck(trouble: ParcelTrouble, now: Date): SQL | undefined {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  if (trouble === 'refused') return and(eq(state, 'draft'), isNotNull(refusal))
  if (trouble === 'in_doubt') return and(eq(state, 'on_hold'), isNull(consignmentId), isNull(bookedAt))
  // What is late was asked for long ago: PostgreSQL begins to read there.
  const isOpen = and(isNull(settledAt), lt(createdAt, new Date(now.getTime() - lateDraftMs)))
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
    // With the courier, as the index has it.
    and(inArray(sheetDelivery.courier, [...tables.couriers]), isOneOf(sql`${sheetDelivery.consignmentId}`)),
  )
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The index of names knows them by three letters. */
const nameLetters = 3

/** By what stands on a label, or by name. Found by its indexes first, however rare it is, and put in order then. */
function isFound(search: string): SQL {
  const isNamed = sql`${sheetDelivery.recipientName} ilike ${`%${escaped(search)}%`}`
  return sql`${sheetDelivery.id} = any(array(
    select ${sheetDelivery.id} from ${sheetDelivery} where ${hasCode(search)} union all
    select ${sheetDelivery.id} from ${sheetDelivery} where ${[...search].length < nameLetters ? sql`false` : isNamed}))`
}

export function matches(filter: ParcelFilter, now: Date): SQL | undefined {
  const { search } = filter
  return and(
    filter.state && eq(stage, filter.state),
    filter.courier && eq(sheetDelivery.courier, filter.courier),
    filter.batch === undefined
      ? undefined
      : sql`${sheetDelivery.enrolmentId} in (select ${enrolment.id} from ${enrolment} where ${enrolment.batchId} = ${filter.batch})`,
    filter.stuck && isStuck(filter.stuck, now),
    search === undefined ? undefined : isFound(search),
  )
}
