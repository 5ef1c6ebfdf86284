import type { Tx } from '@prostuti/db'
import { issueImpersonationToken } from '../features/identity/index.ts'
import { buildStaff } from './build-staff.ts'

/** What staff send who look at the site as this doctor. */
export async function buildImpersonation(
  tx: Tx,
  { doctorId, now = new Date() }: { doctorId: number; now?: Date },
): Promise<{ authorization: string }> {
  const { id: staffId } = await buildStaff(tx)
  const { token } = await issueImpersonationToken(tx, { staffId, doctorId, now })
  return { authorization: `Bearer ${token}` }
}
