import { type Tx, tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'
import { isCorrectionThere } from '../drafts/find-correction.ts'

const { staff } = tables

type Asking = { id: number; member: StaffMember; now: Date }

/**
 * Who can be asked for the second signature of a correction: everybody who may sign and for whom it is there, which it is not for who must
 * not know the key yet; but not the one who asks.
 */
export async function listSigners(tx: Tx, { id, member, now }: Asking): Promise<{ id: number; name: string }[]> {
  const colleagues = await tx.select().from(staff).where(eq(staff.isActive, true)).orderBy(asc(staff.name))
  const signers: { id: number; name: string }[] = []
  for (const colleague of colleagues) {
    if (colleague.id === member.id || !may(colleague, 'corrections.write')) continue
    if (await isCorrectionThere(tx, { id, member: colleague, now }))
      signers.push({ id: colleague.id, name: colleague.name })
  }
  return signers
}
