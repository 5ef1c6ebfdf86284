import type { beginUpload, UploadKind } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { ApiError } from '../../api/api-error.ts'
import { officeHeaders } from '../../api/office-headers.ts'
import { officeToken, onRefusal } from '../../api/office-session.ts'
import { parse, refusalIn } from '../../api/send.ts'
import type { Wire } from './send-parts.ts'

const path: (typeof beginUpload)['path'] = '/api/v3/admin/uploads'

type Asked = {
  method: string
  address: string
  headers: Record<string, string>
  bytes?: Blob
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

/** The protocol tus 1.0.0, as far as this page speaks it (decision 071). */
export const uploadWire = (kind: UploadKind): Wire => ({
  async begin(file) {
    const metadata = `filename ${base64(file.name)},kind ${base64(kind)}`
    const headers = { 'upload-length': String(file.size), 'upload-metadata': metadata }
    const { location } = await ask({ method: 'POST', address: path, headers })
    return location.slice(location.lastIndexOf('/') + 1)
  },
  async received(key) {
    try {
      return (await ask({ method: 'HEAD', address: `${path}/${key}`, headers: {} })).offset
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }
  },
  async put(key, { offset, bytes, ...way }) {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    return (await ask({ method: 'PATCH', address: `${path}/${key}`, headers, bytes, ...way })).offset
  },
})

async function ask(asked: Asked) {
  try {
    return await once(asked)
  } catch (error) {
    // Whoever was signed out signs in over the page, and the file goes on.
    if (!(await onRefusal(error))) throw error
    return once(asked)
  }
}

/** Not by `fetch`, which does not say how much of a part has gone. */
function once({ method, address, headers, bytes, onProgress, signal }: Asked) {
  const request = new XMLHttpRequest()
  request.open(method, address)
  const all = { ...officeHeaders(), 'tus-resumable': '1.0.0', 'x-office-token': officeToken(), ...headers }
  for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
  return new Promise<{ location: string; offset: number }>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    request.onload = () => {
      const { status } = request
      if (status < 200 || status > 299)
        return reject(refusalIn(parse(request.responseText), status, request.getResponseHeader('retry-after')))
      const offset = Number(request.getResponseHeader('upload-offset') ?? 0)
      resolve({ location: request.getResponseHeader('location') ?? '', offset })
    }
    request.onerror = () => reject(new ApiError({ status: 0, code: 'offline', message: m.office_offline() }))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bytes)
  })
}

/** Longer after each try in vain, at most a quarter of a minute; shorter when the browser hears that it is back on the network. */
export function rest(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(15_000, 1000 * 2 ** tries))
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
