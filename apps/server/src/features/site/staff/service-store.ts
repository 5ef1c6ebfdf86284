import { serviceResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { eq, sql } from 'drizzle-orm'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { service } = tables

export const serviceStore = tableStore({
  resource: serviceResource,
  table: service,
  sorts: { position: service.position },
  filters: { active: (active) => eq(service.isActive, active === 'true') },
  search: (typed) =>
    sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) like ${`%${searchKey(typed)}%`}`,
  prepare: (_tx, { fields, locale }) =>
    cleanFields(fields, { needed: { title: 100 }, optional: { subtitle: 150 } }, locale),
})
