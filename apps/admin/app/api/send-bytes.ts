import * as m from '@prostuti/text/messages'
import { ApiError } from './api-error.ts'
import { officeToken, onRefusal } from './office-session.ts'
import { parse, refusalIn } from './send.ts'

type Bytes = { address: string; bytes: Blob; onProgress: (share: number) => void; signal?: AbortSignal | undefined }

/** A file over the wire. Not by `fetch`, which does not say how much of it has gone. */
export async function sendBytes(given: Bytes): Promise<unknown> {
  try {
    return await put(given)
  } catch (error) {
    // A second factor was asked for and shown, or not: then the refusal stands.
    if (!(await onRefusal(error))) throw error
    return put(given)
  }
}

function put({ address, bytes, onProgress, signal }: Bytes): Promise<unknown> {
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', bytes.type)
  request.setRequestHeader('x-office-token', officeToken())
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(refusalIn(answer, request.status, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => reject(new ApiError({ status: 0, code: 'offline', message: m.office_offline() }))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(bytes)
  })
}
