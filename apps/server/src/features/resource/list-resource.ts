import { countedAtMost, type ListPage, type Resource, type RowOf } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../staff/index.ts'
import { countUpTo, cutPage, isBehind, orderOf, placeOf, readBehind } from './keyset.ts'
import type { ResourceStore } from './resource-store.ts'

const usualPage = 50

type ResourceQuery = {
  q?: string | undefined
  ids?: string | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  after?: string | undefined
  'per-page'?: number | undefined
  count?: 'exact' | undefined
}

type Listing<R extends Resource> = {
  query: ResourceQuery & Record<string, unknown>
  member: StaffMember
  resource: Pick<R, 'sorts' | 'order'>
}

/**
 * One page of a list. A page begins behind the last row of the one before, by that row's place in the order: however long the list
 * is, no row is read that is not shown, and none is skipped or shown twice because another came in between.
 */
export async function listResource<R extends Resource>(
  tx: Tx,
  store: Pick<ResourceStore<R>, 'list'>,
  listing: Listing<R>,
): Promise<ListPage<RowOf<R>>> {
  const isCounted = listing.query.count === 'exact'
  const [{ rows, next }, counted] = await Promise.all([
    readPage(tx, store, listing),
    countMatching(tx, store, listing, isCounted ? undefined : countedAtMost + 1),
  ])
  return {
    rows,
    next,
    total: isCounted ? counted : Math.min(counted, countedAtMost),
    is_exact: isCounted || counted <= countedAtMost,
  }
}

/** The rows alone, and where the next page begins. */
export async function readPage<R extends Resource>(
  tx: Tx,
  { list }: Pick<ResourceStore<R>, 'list'>,
  { query, member, resource }: Listing<R>,
): Promise<{ rows: (RowOf<R> & { place: string })[]; next: string | null }> {
  const sort = (query.sort ?? resource.sorts[0]) as R['sorts'][number]
  const column = list.sorts[sort]
  const isDescending = (query.order ?? resource.order) === 'desc'
  const perPage = query['per-page'] ?? usualPage
  const key = { by: column, id: list.id, isDescending }
  const behind = isBehind(key, query.after)
  const found = await readBehind(
    behind,
    list.select(tx, {
      where: and(matchingOf(list, { query, member }), behind),
      order: orderOf(key),
      limit: perPage + 1,
      place: placeOf(key),
    }),
  )
  return cutPage(found, perPage)
}

type Narrowed = Pick<Listing<Resource>, 'query' | 'member'>

/** What the list is narrowed to, and never more than what is the member's. */
export function matchingOf<R extends Resource>(list: ResourceStore<R>['list'], { query, member }: Narrowed) {
  return and(
    list.scope?.(member),
    ...filtersIn(list, query),
    query.q ? list.search?.(query.q) : undefined,
    query.ids === undefined ? undefined : isOneOf(list.id, query.ids),
  )
}

function filtersIn<R extends Resource>(
  { filters }: ResourceStore<R>['list'],
  query: Record<string, unknown>,
): (SQL | undefined)[] {
  return Object.entries<(value: never) => SQL | undefined>(filters).map(([name, toSql]) =>
    query[name] === undefined ? undefined : toSql(query[name] as never),
  )
}

/** Keys that no row of this kind can have are nobody's. */
function isOneOf(id: PgColumn, ids: string): SQL {
  const keys = ids.split(',')
  if (id.dataType !== 'number') return inArray(id, keys)
  return inArray(
    id,
    keys.map(Number).filter((key) => Number.isInteger(key) && key > 0 && key <= 2_147_483_647),
  )
}

export async function countMatching<R extends Resource>(
  tx: Tx,
  { list }: Pick<ResourceStore<R>, 'list'>,
  narrowed: Narrowed,
  atMost?: number,
): Promise<number> {
  return countUpTo(tx, { table: list.table, where: matchingOf(list, narrowed), atMost })
}
