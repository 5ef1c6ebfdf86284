import { freeVideoResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { eq, sql } from 'drizzle-orm'
import { tableStore } from '../../resource/index.ts'
import { cleanFields, plainParagraphs } from '../../rich-text/index.ts'

const { freeVideo } = tables

export const freeVideoStore = tableStore({
  resource: freeVideoResource,
  table: freeVideo,
  sorts: { position: freeVideo.position },
  filters: { active: (active) => eq(freeVideo.isActive, active === 'true') },
  search: (typed) =>
    sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) like ${`%${searchKey(typed)}%`}`,
  prepare: (_tx, { fields, locale }) =>
    cleanFields(
      cleanFields(fields, { needed: { title: 150 } }, locale),
      { needed: { description: 3000 } },
      locale,
      plainParagraphs,
    ),
})
