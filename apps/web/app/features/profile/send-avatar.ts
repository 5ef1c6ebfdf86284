import type { Doctor, ErrorBody } from '@prostuti/contract'
import { ApiError } from '../../api/api-error.ts'
import { sayApiEvent } from '../../api/api-events.ts'
import { readDeviceToken } from '../../api/device-token.ts'
import { readToken } from '../../plumbing/session.ts'

const timeoutMs = 60_000

/** Not `fetch`, which does not tell how far an upload has come. `onProgress` is given a share between 0 and 1. */
export function sendAvatar(picture: Blob, onProgress: (share: number) => void): Promise<{ doctor: Doctor }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/api/v3/web/doctor/avatar')
    call.timeout = timeoutMs
    call.setRequestHeader('accept', 'application/json')
    call.setRequestHeader('content-type', picture.type)
    const [token, device] = [readToken(), readDeviceToken()]
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`)
    if (device) call.setRequestHeader('x-device-token', device)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onerror = () => {
      sayApiEvent('unreachable')
      reject(new ApiError(0, 'offline'))
    }
    call.ontimeout = () => reject(new ApiError(0, 'timeout'))
    call.onload = () => {
      const answer = parse(call.responseText)
      if (call.status === 200) return resolve(answer as { doctor: Doctor })
      if (call.status === 401) sayApiEvent('session-ended')
      if (call.status === 423) sayApiEvent('device-unverified')
      const { code = 'unavailable', message, errors } = (answer ?? {}) as Partial<ErrorBody>
      reject(new ApiError(call.status, code, message, errors))
    }
    call.send(picture)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
