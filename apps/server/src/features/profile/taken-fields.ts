import { type Tx, tables } from '@prostuti/db'
import { and, eq, ne } from 'drizzle-orm'
import type { Change, DoctorRow } from './clean-fields.ts'
import type { Problems } from './field-problems.ts'

const { doctor } = tables

/** Which of them another account has. Somebody may still be faster: see `takenByRace`. */
export async function takenFields(
  tx: Tx,
  { id }: Pick<DoctorRow, 'id'>,
  { phone, email, bmdc }: Change,
): Promise<Problems> {
  const others = async (
    column: typeof doctor.phone | typeof doctor.email | typeof doctor.bmdc,
    value?: string | null,
  ) => (value ? (await tx.$count(doctor, and(eq(column, value), ne(doctor.id, id)))) > 0 : false)
  return {
    ...((await others(doctor.phone, phone)) && { phone: 'phone_taken' as const }),
    ...((await others(doctor.email, email)) && { email: 'email_taken' as const }),
    ...((await others(doctor.bmdc, bmdc)) && { bmdc: 'bmdc_taken' as const }),
  }
}

const fieldOfConstraint: Record<string, Problems> = {
  doctor_phone_unique: { phone: 'phone_taken' },
  doctor_email_unique: { email: 'email_taken' },
  doctor_bmdc_unique: { bmdc: 'bmdc_taken' },
}

/** The database has the last word when two accounts take the same email at once. */
export function takenByRace(error: unknown): Problems {
  const { code, constraint, cause } = error as { code?: string; constraint?: string; cause?: unknown }
  if (code === '23505') return fieldOfConstraint[constraint ?? ''] ?? {}
  return cause instanceof Error ? takenByRace(cause) : {}
}
