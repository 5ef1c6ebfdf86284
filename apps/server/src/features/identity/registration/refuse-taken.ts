import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, or } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'

const { doctor, medicalCollege } = tables

type NewAccount = { phone: string; email: string | null; bmdc: string | null; medicalCollegeId: number | null }

/** Names everything in a form that another account has, or that does not exist. The table's own rules have the last word. */
export async function refuseTaken(tx: Tx, account: NewAccount, locale: Locale): Promise<void> {
  const others = await tx
    .select({ phone: doctor.phone, email: doctor.email, bmdc: doctor.bmdc })
    .from(doctor)
    .where(
      or(
        eq(doctor.phone, account.phone),
        account.email === null ? undefined : eq(doctor.email, account.email),
        account.bmdc === null ? undefined : eq(doctor.bmdc, account.bmdc),
      ),
    )
  const isTaken = (field: 'phone' | 'email' | 'bmdc') =>
    account[field] !== null && others.some((other) => other[field] === account[field])
  refuseFields({
    phone: isTaken('phone') ? messages.error_field_phone_taken({}, { locale }) : undefined,
    email: isTaken('email') ? messages.error_field_email_taken({}, { locale }) : undefined,
    bmdc: isTaken('bmdc') ? messages.error_field_bmdc_taken({}, { locale }) : undefined,
    medical_college_id: (await collegeIsListed(tx, account.medicalCollegeId))
      ? undefined
      : messages.error_field_invalid_choice({}, { locale }),
  })
}

async function collegeIsListed(tx: Tx, id: number | null): Promise<boolean> {
  if (id === null) return true
  return (await tx.$count(medicalCollege, and(eq(medicalCollege.id, id), eq(medicalCollege.isActive, true)))) > 0
}
