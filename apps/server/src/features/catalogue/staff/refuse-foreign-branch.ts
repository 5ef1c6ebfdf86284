import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { inBranches, type StaffMember } from '../../staff/index.ts'

const { contact } = tables

type Held = { fields: { mode: 'online' | 'branch'; contact_id: number | null }; member: StaffMember; locale: Locale }

/** What is held at a branch names one of the member's; what is online names none. */
export async function refuseForeignBranch(tx: Tx, { fields, member, locale }: Held): Promise<void> {
  const { mode, contact_id: id } = fields
  if ((mode === 'branch') !== (id !== null))
    refuseFields({
      contact_id:
        mode === 'branch'
          ? messages.error_field_required({}, { locale })
          : messages.error_field_no_branch({}, { locale }),
    })
  if (id === null) return
  const [found] = await tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.id, id), inBranches(member, contact.id)))
  if (found === undefined) refuseFields({ contact_id: messages.error_field_invalid_choice({}, { locale }) })
}
