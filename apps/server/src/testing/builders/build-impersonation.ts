import type { Tx } from '@prostuti/db'
import { issueImpersonationCode, startImpersonation } from '../../features/identity/index.ts'
import { noticeDoctors } from '../../features/notice/index.ts'
import { buildStaff } from './build-staff.ts'

type WantedImpersonation = { doctorId: number; staffId?: number; now?: Date }

/** What staff send who look at the site as this doctor. */
export async function buildImpersonation(
  tx: Tx,
  { doctorId, staffId, now = new Date() }: WantedImpersonation,
): Promise<{ authorization: string }> {
  const { code } = await issueImpersonationCode(tx, { staffId: staffId ?? (await buildStaff(tx)).id, doctorId, now })
  const { token } = await startImpersonation(tx, { code, now, noticeDoctors })
  return { authorization: `Bearer ${token}` }
}
