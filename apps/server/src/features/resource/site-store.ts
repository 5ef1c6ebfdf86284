import type { FieldsOf, Single } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { getTableColumns } from 'drizzle-orm'
import type { FormStore, IdOf, WriteOf } from './resource-store.ts'
import { asColumns, type Columns, onWire, type Values } from './wire-fields.ts'

const { site } = tables

type SiteStoreSettings<R extends Single> = {
  resource: R
  /** Cleans and judges what was sent, before it is written; refuses by field. */
  prepare?: (tx: Transaction, given: WriteOf<R>) => Promise<FieldsOf<R>> | FieldsOf<R>
}

/**
 * A store for some columns of the one row that makes this the site of one centre, field by column. Several forms write it, each its
 * own columns, and each has versions of its own: who changes the hero is not in the way of who changes the menus.
 */
export function siteStore<R extends Single>({ resource, prepare }: SiteStoreSettings<R>): FormStore<R> {
  const columns = getTableColumns(site) as Columns
  const fieldNames = Object.keys(resource.fields.shape)
  return {
    read: async (tx, { hold }) => {
      const query = tx.select().from(site)
      const [row] = await (hold ? query.for('update') : query)
      return row && (onWire(row as Values, fieldNames) as FieldsOf<R>)
    },
    write: async (tx, given) => {
      const fields = (await prepare?.(tx, given)) ?? given.fields
      await tx.update(site).set({ ...asColumns(columns, fields as Values), updatedAt: given.now })
      return 'site' as IdOf<R>
    },
  }
}
