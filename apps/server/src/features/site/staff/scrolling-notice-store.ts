import { scrollingNoticeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { searchKey } from '@prostuti/text/search-key'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { scrollingNotice } = tables

export const scrollingNoticeStore = tableStore({
  resource: scrollingNoticeResource,
  table: scrollingNotice,
  sorts: { position: scrollingNotice.position },
  filters: { active: (active) => eq(scrollingNotice.isActive, active === 'true') },
  search: (typed) =>
    sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) like ${`%${searchKey(typed)}%`}`,
  prepare: (_tx, { fields, locale }) => {
    const { starts_at, ends_at } = fields
    const isBackwards = starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)
    refuseFields({ ends_at: isBackwards ? messages.office_marquee_ends_before({}, { locale }) : undefined })
    return cleanFields(fields, { needed: { title: 200 } }, locale)
  },
})
