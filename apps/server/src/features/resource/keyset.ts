import type { Tx } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../../errors.ts'

/** What a list is ordered by, and the id of its rows where that is the same. */
type Key = {
  by: PgColumn | { value: SQL; type: string }
  id: PgColumn
  isDescending: boolean
}

const orderedBy = ({ by }: Key) => ('value' in by ? by.value : sql`${by}`)
const typeOf = ({ by }: Key) => sql.raw('value' in by ? by.type : by.getSQLType())

export function orderOf(key: Key): SQL[] {
  const direction = key.isDescending ? sql`desc` : sql`asc`
  return [sql`${orderedBy(key)} ${direction}`, sql`${key.id} ${direction}`]
}

/** A row's place in the order, to be selected with it. */
export const placeOf = (key: Key): SQL<string> =>
  sql<string>`json_build_array(${orderedBy(key)}::text, ${key.id}::text)::text`

/** Whether a row stands behind the place where the page before ended. */
export function isBehind(key: Key, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [value, lastId] = readPlace(after)
  const comparison = key.isDescending ? sql`<` : sql`>`
  const idType = sql.raw(key.id.getSQLType())
  return sql`(${orderedBy(key)}, ${key.id}) ${comparison} (${value}::${typeOf(key)}, ${lastId}::${idType})`
}

/** Whoever makes one up gets what they asked for, or a refusal; never another's rows. */
function readPlace(after: string): [string, string] {
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(place) && place.length === 2 && place.every((part) => typeof part === 'string'))
      return place as [string, string]
  } catch {
    // Refused below, as every other text that is no place.
  }
  throw new AppError('bad_request')
}

/** PostgreSQL's errors of class 22: a place that was made up is no value of the column at all. */
export async function readBehind<Row>(behind: SQL | undefined, rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows
  } catch (error) {
    const { code } = (error instanceof Error && error.cause ? error.cause : error) as { code?: string }
    if (behind !== undefined && code?.startsWith('22')) throw new AppError('bad_request', { cause: error })
    throw error
  }
}

/** The rows of a page, of which one more was read, and where the next begins. */
export function cutPage<Row extends { place: string }>(found: Row[], perPage: number) {
  const rows = found.slice(0, perPage)
  const last = rows.at(-1)
  return { rows, next: found.length > perPage && last ? Buffer.from(last.place).toString('base64url') : null }
}

type Counted = { table: PgTable; where: SQL | undefined; atMost: number | undefined }

/** Counts no further than asked for: a long list is not read to its end to say how long it is. */
export async function countUpTo(tx: Tx, { table, where, atMost }: Counted): Promise<number> {
  const matching = tx.select({ one: sql`1` }).from(table).where(where)
  const some = (atMost === undefined ? matching : matching.limit(atMost)).as('some')
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return counted?.count ?? 0
}
