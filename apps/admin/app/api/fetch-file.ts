import type { ErrorBody } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { ApiError } from './api-error.ts'
import { onRefusal } from './office-session.ts'

/** Fetches a file and hands it to the browser's downloads; where the second factor is asked for, after it was shown. */
export async function fetchFile(address: string, name: string): Promise<void> {
  let response = await fetch(address)
  if (!response.ok) {
    const refusal = await refusalOf(response)
    if (!(await onRefusal(refusal))) throw refusal
    response = await fetch(address)
    if (!response.ok) throw await refusalOf(response)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  const { code = 'unavailable', message = m.office_failed() } = body
  return new ApiError({ status: response.status, code, message })
}
