import type { FieldsOf, Resource, RowOf } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../staff/index.ts'
import { refuseTaken } from './refuse-taken.ts'
import type { IdOf, ResourceStore, WriteOf } from './resource-store.ts'
import { asColumns, type Columns, camel, onWire, type Values } from './wire-fields.ts'

type TableStoreSettings<R extends Resource> = {
  resource: R
  table: PgTable
  /** The column that stands for one of them in an address; `id` where nothing is said. */
  key?: PgColumn
  sorts: ResourceStore<R>['list']['sorts']
  filters: ResourceStore<R>['list']['filters']
  search?: (typed: string) => SQL
  scope?: (member: StaffMember) => SQL | undefined
  /** Of what the member sees, what they may change; all of it where nothing is said. */
  changes?: (member: StaffMember) => SQL | undefined
  /** What a row shows beyond its own columns, by the name on the wire. */
  also?: Record<string, SQL>
  /** The name of a unique constraint → the field that is refused by it. */
  unique?: Record<string, string>
  /** Fields that are no column, or stand in it differently; `beside` and `after` write them. */
  more?: (tx: Tx, row: { id: IdOf<R> } & Values) => Promise<Partial<FieldsOf<R>>> | Partial<FieldsOf<R>>
  /** Cleans and judges what was sent, before it is written; refuses by field. */
  prepare?: (tx: Transaction, given: WriteOf<R>) => Promise<FieldsOf<R>> | FieldsOf<R>
  /** What is written beside the form's fields. */
  beside?: (given: WriteOf<R>) => Values
  /** After the row is there: what hangs on it. */
  after?: (tx: Transaction, given: WriteOf<R> & { id: IdOf<R> }) => Promise<void>
}

/**
 * A store for what is one row of one table, field by column: `show_on_home` on the wire is `showOnHome` in the table, and moments are
 * ISO texts. Whatever is more than that has a store of its own.
 */
export function tableStore<R extends Resource>(settings: TableStoreSettings<R>): ResourceStore<R> {
  const {
    resource,
    table,
    sorts,
    filters,
    search,
    scope,
    changes,
    also = {},
    unique = {},
    more,
    prepare,
    beside,
    after,
  } = settings
  const columns = getTableColumns(table) as Columns
  const key = settings.key ?? columns.id!
  const keyName = Object.keys(columns).find((name) => columns[name] === key)!
  const fieldNames = Object.keys(resource.fields.shape)
  const ownNames = Object.keys(resource.row.shape).filter((name) => columns[camel(name)] !== undefined)

  return {
    list: {
      table,
      id: key,
      sorts,
      filters,
      ...(search && { search }),
      ...(scope && { scope }),
      select: async (tx, { where, order, limit, place }) => {
        const selected = Object.fromEntries(ownNames.map((name) => [camel(name), columns[camel(name)]!]))
        // The page first, under the table's own name: what stands beside a row is asked for the rows of the page alone.
        const page = tx
          .select()
          .from(table)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .as(getTableName(table))
        const rows = await tx
          .select({ ...selected, ...also, rowKey: key, place })
          .from(page)
          .orderBy(...order)
        return rows.map((row) => ({
          ...onWire(row as Values, ownNames),
          ...Object.fromEntries(Object.keys(also).map((name) => [name, (row as Values)[name]])),
          id: row.rowKey,
          place: row.place,
        })) as unknown as (RowOf<R> & { place: string })[]
      },
    },
    read: async (tx, { id, member, hold }) => {
      const query = tx
        .select()
        .from(table)
        .where(and(eq(key, id), scope?.(member), hold ? changes?.(member) : undefined))
      const [row] = await (hold ? query.for('update') : query)
      if (row === undefined) return undefined
      const rest = await more?.(tx, { ...(row as Values), id })
      return { ...(onWire(row as Values, fieldNames) as FieldsOf<R>), ...rest }
    },
    ...(changes && {
      mayChange: async (tx, { id, member }) =>
        (await tx.$count(table, and(eq(key, id), scope?.(member), changes(member)))) > 0,
    }),
    write: async (tx, given) => {
      const fields = (await prepare?.(tx, given)) ?? given.fields
      const { id, now, member } = given
      const values: Values = {
        ...asColumns(columns, fields as Values),
        ...beside?.({ ...given, fields }),
        ...(columns.updatedAt && { updatedAt: now }),
      }
      const madeId = await refuseTaken(put(tx, id, values, { now, member }), unique, given.locale)
      await after?.(tx, { ...given, fields, id: madeId })
      return madeId
    },
  }

  async function put(
    tx: Transaction,
    id: IdOf<R> | undefined,
    values: Values,
    { now, member }: Pick<WriteOf<R>, 'now' | 'member'>,
  ): Promise<IdOf<R>> {
    const made = { ...(columns.createdAt && { createdAt: now }), ...(columns.createdBy && { createdBy: member.id }) }
    if (id === undefined) return insert(tx, { ...values, ...made })
    await tx.update(table).set(values).where(eq(key, id))
    return id
  }

  async function insert(tx: Transaction, values: Values): Promise<IdOf<R>> {
    const { position } = columns
    const last = position && { position: sql`(select coalesce(max(${position}), 0) + 1 from ${table})` }
    const [made] = await tx
      .insert(table)
      .values({ ...last, ...values } as never)
      .returning()
    return (made as Values)[keyName] as IdOf<R>
  }
}
