import type { BodyOf } from '@prostuti/contract'
import type { inviteStaff } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { makeInvitation } from '../invitations/make-invitation.ts'
import { checkScope } from './check-scope.ts'

const { staff } = tables

type Inviting = {
  form: BodyOf<typeof inviteStaff>
  invitedBy: number | null
  adminUrl: string
  now: Date
  locale: Locale
}

/** A new member who has no way in yet, and the link that lets them choose one. */
export async function inviteMember(tx: Transaction, { form, invitedBy, adminUrl, now, locale }: Inviting) {
  const scope = await checkScope(tx, form, locale)
  const [made] = await tx
    .insert(staff)
    .values({
      name: form.name.normalize('NFC'),
      email: form.email.toLowerCase(),
      role: form.role,
      duties: form.duties,
      ...scope,
      roleGivenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: staff.email })
    .returning()
  if (made === undefined) throw invalidFields({ email: messages.error_field_email_taken({}, { locale }) })
  return { member: made, ...(await makeInvitation(tx, { staffId: made.id, kind: 'join', invitedBy, adminUrl, now })) }
}
