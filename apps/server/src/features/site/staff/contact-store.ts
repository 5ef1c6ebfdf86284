import { contactResource, type FieldsOf } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { toE164 } from '@prostuti/text/to-e164'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBranches, type StaffMember } from '../../staff/index.ts'

const { contact, event, schedule } = tables

type Fields = FieldsOf<typeof contactResource>

/** Everybody sees a branch on the site; in the office it is written by who is responsible for it. */
export const branchScope = (member: StaffMember): SQL | undefined => inBranches(member, contact.id)

export const contactStore = tableStore({
  resource: contactResource,
  table: contact,
  sorts: { position: contact.position },
  filters: { active: (active) => eq(contact.isActive, active === 'true') },
  search: (typed) =>
    holds(sql`search_key((name ->> 'bn') || ' ' || coalesce(name ->> 'en', '') || ' ' || (address ->> 'bn'))`, typed),
  scope: branchScope,
  also: {
    // In brackets of their own, so that the columns keep their tables' names.
    used: sql`((${sql`select count(*) from ${schedule} where ${schedule.contactId} = ${contact.id}`})
      + (${sql`select count(*) from ${event} where ${event.contactId} = ${contact.id}`}))::int`,
  },
  prepare: async (tx, { id, fields, before, member, locale }) => {
    const isMainMoved = fields.is_main !== (before?.is_main ?? false)
    if (isMainMoved && member.branchIds !== null)
      refuseFields({ is_main: messages.error_field_other_branches({}, { locale }) })
    const phones = fields.phones.map((typed) => toE164(typed))
    refuseFields(complaintsAbout(fields, phones, locale))
    // There is one main branch: whoever becomes it takes it over.
    if (fields.is_main)
      await tx
        .update(contact)
        .set({ isMain: false })
        .where(and(eq(contact.isMain, true), id === undefined ? undefined : ne(contact.id, id)))
    const texts = { needed: { name: 100, address: 300 }, optional: { directions: 500, hours: 150 } }
    return { ...cleanFields(fields, texts, locale), phones: phones.filter((phone) => phone !== undefined) }
  },
})

function complaintsAbout(fields: Fields, phones: (string | undefined)[], locale: Locale) {
  const hasHalfAPlace = (fields.latitude === null) !== (fields.longitude === null)
  return {
    phones: phones.includes(undefined) ? messages.office_branch_phone_wrong({}, { locale }) : undefined,
    [fields.latitude === null ? 'latitude' : 'longitude']: hasHalfAPlace
      ? messages.error_field_required({}, { locale })
      : undefined,
    is_active: fields.is_main && !fields.is_active ? messages.office_branch_main_is_shown({}, { locale }) : undefined,
  }
}
