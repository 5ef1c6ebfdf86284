import type { logout } from '@prostuti/contract'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { forget, recall, remember } from '../storage/storage.ts'

/** In the browser's storage: tokens of sign-ins that are over here and, for all we know, not yet on the server. Nothing else reads them. */
const owedKey = 'owed_log_outs'
const atMost = 5

const owed = (): string[] => (recall(owedKey) ?? '').split(' ').filter(Boolean)

function note(tokens: readonly string[]): void {
  if (tokens.length > 0) remember(owedKey, tokens.slice(-atMost).join(' '))
  else forget(owedKey)
}

export const oweLogOut = (token: string): void => note([...owed(), token])

/** Tells the server of them; what it did not hear of is told at the next start, and when the network is back. */
export async function sendLogOuts(): Promise<void> {
  await Promise.all(owed().map(sendLogOut))
}

async function sendLogOut(token: string): Promise<void> {
  try {
    await request<typeof logout>('POST', '/api/v3/auth/logout', { token, keepalive: true })
  } catch (error) {
    // A sign-in that nobody knows any more is over.
    if (!(error instanceof ApiError && error.status === 401)) return
  }
  note(owed().filter((other) => other !== token))
}
