import { eventResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields, cleanRichText } from '../../rich-text/index.ts'
import { inBranches } from '../../staff/index.ts'
import { eventEnd } from '../events/event-end.ts'
import { refuseFewSeats } from './refuse-few-seats.ts'
import { refuseForeignBranch } from './refuse-foreign-branch.ts'

const { event, eventHold } = tables

const isOver = sql`greatest(${event.startsAt}, ${eventEnd}) <= now()`

const stateOf: Record<'draft' | 'open' | 'closed' | 'over', SQL> = {
  draft: sql`not ${event.isActive}`,
  over: sql`${event.isActive} and ${isOver}`,
  open: sql`${event.isActive} and not ${isOver} and ${event.deadline} > now()`,
  closed: sql`${event.isActive} and not ${isOver} and ${event.deadline} <= now()`,
}

export const eventStore = tableStore({
  resource: eventResource,
  table: event,
  sorts: { starts_at: event.startsAt },
  filters: { state: (state) => stateOf[state] },
  search: (typed) => holds(event.searchKey, typed),
  scope: (member) => inBranches(member, event.contactId),
  also: {
    state: beside(
      sql`case when ${stateOf.draft} then 'draft' when ${isOver} then 'over' when ${event.deadline} > now() then 'open' else 'closed' end`,
    ),
  },
  prepare: async (tx, { id, fields, member, now, locale }) => {
    await refuseForeignBranch(tx, { fields, member, locale })
    refuseFields({
      ends_at:
        fields.ends_at !== null && Date.parse(fields.ends_at) <= Date.parse(fields.starts_at)
          ? messages.error_field_ends_before({}, { locale })
          : undefined,
      join_link:
        fields.join_link !== null && fields.mode !== 'online'
          ? messages.error_field_no_join_link({}, { locale })
          : undefined,
    })
    if (id !== undefined && fields.seats !== null)
      await refuseFewSeats({
        sold: tx.select({ sold: event.seatsSold }).from(event).where(eq(event.id, id)),
        held: tx.$count(eventHold, and(eq(eventHold.eventId, id), gt(eventHold.heldUntil, now))),
        seats: fields.seats,
        locale,
      })
    const lines = cleanFields(fields, { needed: { name: 150 }, optional: { summary: 500 } }, locale)
    return cleanFields(lines, { needed: {}, optional: { about: 50_000 } }, locale, cleanRichText)
  },
})
