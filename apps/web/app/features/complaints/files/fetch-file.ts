import { ApiError } from '../../../api/api-error.ts'
import { readDeviceToken } from '../../../api/device-token.ts'
import { saveBlob } from '../../../kit/loading/save-blob.ts'
import { readToken } from '../../../kit/session/session.ts'

const path = '/api/v3/web/doctor/complaint-files'

/** An attachment's bytes. Behind the token, so that an address alone opens nothing. */
async function fetchFile(id: number, size: 'small' | 'whole', signal?: AbortSignal): Promise<Blob> {
  const headers: Record<string, string> = { authorization: `Bearer ${readToken()}` }
  const device = readDeviceToken()
  if (device) headers['x-device-token'] = device
  const response = await fetch(`${path}/${id}?size=${size}`, { headers, signal }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'offline')
  })
  if (!response.ok) throw new ApiError(response.status, response.status === 404 ? 'not_found' : 'unavailable')
  return response.blob()
}

/** A picture as a data address, because the page's policy shows no other; kept as long as the page is open. */
export const pictureQuery = (id: number, size: 'small' | 'whole') => ({
  queryKey: [`${path}/${id}?size=${size}`],
  queryFn: async ({ signal }: { signal: AbortSignal }) => dataAddress(await fetchFile(id, size, signal)),
  staleTime: Number.POSITIVE_INFINITY,
})

export const saveFile = async ({ id, name }: { id: number; name: string }): Promise<void> =>
  saveBlob(await fetchFile(id, 'whole'), name)

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
