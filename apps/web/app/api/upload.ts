import type { Call, ResponseOf } from '@prostuti/contract'
import { getLocale } from '@prostuti/text/runtime'
import { readToken } from '../kit/session/token.ts'
import { callAddressOf } from './address.ts'
import { ApiError } from './api-error.ts'
import { sayApiEvent } from './api-events.ts'
import { callHeaders } from './call-headers.ts'
import { readDeviceToken } from './device-token.ts'
import type { QueryInput } from './get.ts'
import { parseAnswer, refusalOf } from './refusal.ts'

/** A phone on a bad network takes its time for five megabytes. */
const timeoutMs = 120_000

type UploadOptions<C extends Call> = {
  file: Blob
  query?: QueryInput<C>
  /** Given a share between 0 and 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Raw bytes to a call that takes them. Not `fetch`, which does not tell how far an upload has come. */
export function upload<C extends Call>(
  path: C['path'],
  { file, query, onProgress, signal }: UploadOptions<C>,
): Promise<ResponseOf<C>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const call = new XMLHttpRequest()
    call.open('POST', callAddressOf(path, query))
    call.timeout = timeoutMs
    const token = readToken()
    const own = callHeaders({ language: getLocale(), token, device: readDeviceToken() })
    for (const [name, value] of Object.entries({ accept: 'application/json', 'content-type': file.type, ...own }))
      call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    const lose = (code: 'offline' | 'timeout') => () => {
      sayApiEvent('unreachable')
      reject(new ApiError(0, code))
    }
    call.onerror = lose('offline')
    call.ontimeout = lose('timeout')
    call.onabort = () => reject(new DOMException('', 'AbortError'))
    call.onload = () => {
      sayApiEvent('reached')
      const { status } = call
      const answer = parseAnswer(call.responseText)
      if (status >= 200 && status < 300) return resolve(answer as ResponseOf<C>)
      const retryAfter = call.getResponseHeader('retry-after')
      reject(refusalOf({ status, answer, retryAfter, sentWith: token }, { token: readToken, on: sayApiEvent }))
    }
    signal?.addEventListener('abort', () => call.abort())
    call.send(file)
  })
}
