import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { SignIn } from '../../auth/find-sign-in.ts'

/** Who looks at the site as the doctor, and until when; null for the doctor's own sign-in. */
export async function readImpersonation(
  tx: Tx,
  { impersonatedBy, expiresAt }: SignIn,
): Promise<{ staff_name: string; ends_at: string } | null> {
  if (impersonatedBy === null) return null
  const [member] = await tx
    .select({ name: tables.staff.name })
    .from(tables.staff)
    .where(eq(tables.staff.id, impersonatedBy))
  return { staff_name: member?.name ?? '', ends_at: expiresAt.toISOString() }
}
