import type { previewImpersonation, ResponseOf, startImpersonation } from '@prostuti/contract'
import { request } from '../../../api/request.ts'
import { forgetDoctor } from '../../../kit/session/end-sign-in.ts'
import { storeSession } from '../../../kit/session/session.ts'

export type LinkPreview = ResponseOf<typeof previewImpersonation>

export const previewLink = (code: string): Promise<LinkPreview> =>
  request<typeof previewImpersonation>('POST', '/api/v3/auth/impersonation/preview', { body: { code } })

/** The server ends the session of before together with the exchange; here its token and what it has left go once the new one is certain. */
export async function enterByLink(code: string): Promise<void> {
  const { token, impersonation } = await request<typeof startImpersonation>('POST', '/api/v3/auth/impersonation', {
    body: { code },
  })
  if (!token || !impersonation) throw new TypeError('the answer is no impersonation')
  forgetDoctor()
  storeSession(token, { fromAdmin: true })
}
