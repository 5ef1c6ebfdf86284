import { dataAddress } from '../../../kit/loading/data-address.ts'
import { fetchBytes } from '../../../kit/loading/fetch-bytes.ts'
import { saveBlob } from '../../../kit/loading/save-blob.ts'

const addressOfFile = (id: number, size: 'small' | 'whole') => `/api/v3/web/doctor/complaint-files/${id}?size=${size}`

/** Five megabytes over a slow network take their time. */
const timeoutMs = 180_000

/** Kept as long as the page is open. */
export const pictureQuery = (id: number, size: 'small' | 'whole') => {
  const address = addressOfFile(id, size)
  return {
    queryKey: [address],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      dataAddress((await fetchBytes(address, { signal, timeoutMs })).blob),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

export const saveFile = async ({ id, name }: { id: number; name: string }): Promise<void> =>
  saveBlob((await fetchBytes(addressOfFile(id, 'whole'), { timeoutMs })).blob, name)
