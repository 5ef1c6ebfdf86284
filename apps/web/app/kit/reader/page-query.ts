import { queryOptions } from '@tanstack/react-query'
import { fetchBytes } from './fetch-bytes.ts'

/** A page's picture as a data address, because the content policy shows no blob. Its key is its address, as everywhere. */
export const pageQuery = (address: string) =>
  queryOptions({
    queryKey: [address],
    queryFn: async ({ signal }) => dataAddress((await fetchBytes(address, { signal })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    // Large for what it is: a few minutes after the reader has left it, it goes.
    gcTime: 180_000,
    // The same page at another size stands in until the new one is there; another page would deceive.
    placeholderData: (before, query) => (pathOf(query?.queryKey[0]) === pathOf(address) ? before : undefined),
  })

const pathOf = (address = ''): string => address.split('?')[0] as string

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
