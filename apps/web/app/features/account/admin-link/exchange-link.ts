import type { previewImpersonation, ResponseOf, startImpersonation } from '@prostuti/contract'
import { request } from '../../../api/request.ts'
import { storeSession } from '../../../plumbing/session.ts'
import { endSignIn } from '../../my/log-out.ts'

export type LinkPreview = ResponseOf<typeof previewImpersonation>

export const previewLink = (code: string): Promise<LinkPreview> =>
  request<typeof previewImpersonation>('POST', '/api/v3/auth/impersonation/preview', { body: { code } })

/**
 * The session of before ends, here and on the server, once the new one is certain: two at a time in one browser would leave
 * nobody sure whose account the next page is.
 */
export async function enterByLink(code: string): Promise<void> {
  const { token, impersonation } = await request<typeof startImpersonation>('POST', '/api/v3/auth/impersonation', {
    body: { code },
  })
  if (!token || !impersonation) throw new TypeError('the answer is no impersonation')
  endSignIn()
  storeSession(token, { fromAdmin: true })
}
