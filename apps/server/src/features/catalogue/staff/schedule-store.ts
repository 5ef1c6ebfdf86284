import { type FieldsOf, scheduleResource } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, gt, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBatchesOfCourses, inBranches, type StaffMember, seesBatch } from '../../staff/index.ts'
import { refuseFewSeats } from './refuse-few-seats.ts'
import { refuseForeignBranch } from './refuse-foreign-branch.ts'

const { batch, contact, schedule, scheduleEvent, seatHold } = tables

type Fields = FieldsOf<typeof scheduleResource>

export const scheduleStore = tableStore({
  resource: scheduleResource,
  table: schedule,
  sorts: { position: schedule.position },
  filters: {
    batch: (id) => eq(schedule.batchId, id),
    active: (active) => eq(schedule.isActive, active === 'true'),
  },
  search: (typed) => saysIn(schedule.title, typed),
  scope: (member) => and(inBatchesOfCourses(member, schedule.batchId), inBranches(member, schedule.contactId)),
  also: {
    batch: beside(sql`select ${batch.title} from ${batch} where ${batch.id} = ${schedule.batchId}`),
    branch: beside(sql`select ${contact.name} from ${contact} where ${contact.id} = ${schedule.contactId}`),
    rows: beside(sql`select count(*)::int from ${scheduleEvent} where ${scheduleEvent.scheduleId} = ${schedule.id}`),
  },
  prepare: async (tx, { id, fields, before, member, now, locale }) => {
    await refuseBatch(tx, { fields, before, member, locale })
    await refuseForeignBranch(tx, { fields, member, locale })
    refuseFields({
      closes: fields.closes <= fields.opens ? messages.error_field_ends_before({}, { locale }) : undefined,
      weekdays: fields.weekdays.length === 0 ? messages.error_field_required({}, { locale }) : undefined,
    })
    if (id !== undefined)
      await refuseFewSeats({
        sold: tx.select({ sold: schedule.seatsSold }).from(schedule).where(eq(schedule.id, id)),
        held: tx.$count(seatHold, and(eq(seatHold.scheduleId, id), gt(seatHold.heldUntil, now))),
        seats: fields.seats,
        locale,
      })
    const weekdays = [...new Set(fields.weekdays)].sort()
    return { ...cleanFields(fields, { needed: { title: 100 } }, locale), weekdays }
  },
})

type OfBatch = { fields: Fields; before: Fields | undefined; member: StaffMember; locale: Locale }

/** Doctors are enrolled in a batch and its timetable together, so a timetable stays with its batch. */
async function refuseBatch(tx: Tx, { fields, before, member, locale }: OfBatch): Promise<void> {
  const [found] = await tx
    .select({ id: batch.id })
    .from(batch)
    .where(and(eq(batch.id, fields.batch_id), seesBatch(member)))
  const isMoved = before !== undefined && before.batch_id !== fields.batch_id
  if (found === undefined || isMoved) refuseFields({ batch_id: messages.error_field_invalid_choice({}, { locale }) })
}
