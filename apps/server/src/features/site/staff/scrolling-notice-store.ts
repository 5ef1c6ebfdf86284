import { scrollingNoticeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { scrollingNotice } = tables

export const scrollingNoticeStore = tableStore({
  resource: scrollingNoticeResource,
  table: scrollingNotice,
  sorts: { position: scrollingNotice.position },
  filters: { active: (active) => eq(scrollingNotice.isActive, active === 'true') },
  search: (typed) => saysIn(scrollingNotice.title, typed),
  prepare: (_tx, { fields, locale }) => {
    const { starts_at, ends_at } = fields
    const isBackwards = starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)
    refuseFields({ ends_at: isBackwards ? messages.office_marquee_ends_before({}, { locale }) : undefined })
    return cleanFields(fields, { needed: { title: 200 } }, locale)
  },
})
