import type { logout } from '@prostuti/contract'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { endListening } from '../push/end-listening.ts'
import { forgetDays } from '../storage/forget-days.ts'
import { owedLogOuts, settleLogOut } from './owed-log-outs.ts'

/** What this device has of a doctor beside the small things: days of the notebook, and a way for news to it. */
export function forgetOnDevice(): void {
  forgetDays()
  endListening().catch(() => {})
}

/** Tells the server of sign-ins that ended here; what it did not hear of is told at the next start, and when the network is back. */
export async function sendLogOuts(): Promise<void> {
  await Promise.all(owedLogOuts().map(sendLogOut))
}

async function sendLogOut(token: string): Promise<void> {
  try {
    await request<typeof logout>('POST', '/api/v3/auth/logout', { token, keepalive: true })
  } catch (error) {
    // A sign-in that nobody knows any more is over.
    if (!(error instanceof ApiError && error.status === 401)) return
  }
  settleLogOut(token)
}
