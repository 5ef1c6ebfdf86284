import { holidayResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, gte, lte, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { holiday, scheduleEvent } = tables

export const holidayStore = tableStore({
  resource: holidayResource,
  table: holiday,
  sorts: { day: holiday.day },
  filters: {
    from: (day) => gte(holiday.day, day),
    to: (day) => lte(holiday.day, day),
    hartal: (hartal) => eq(holiday.isHartal, hartal === 'true'),
  },
  search: (typed) => saysIn(holiday.name, typed),
  unique: { holiday_day_unique: 'day' },
  also: {
    affected_rows: sql`(select count(*)::int from ${scheduleEvent}
      where ${scheduleEvent.startsAt} >= ${holiday.day}::timestamp at time zone 'Asia/Dhaka'
        and ${scheduleEvent.startsAt} < (${holiday.day} + 1)::timestamp at time zone 'Asia/Dhaka'
        and not ${scheduleEvent.isCancelled})`,
  },
  prepare: (_tx, { fields, locale }) => cleanFields(fields, { needed: { name: 100 } }, locale),
})
