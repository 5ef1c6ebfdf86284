import { queryOptions } from '@tanstack/react-query'
import { dataAddress } from '../loading/data-address.ts'
import { fetchBytes } from '../loading/fetch-bytes.ts'

/** A page's picture. Its key is its address, as everywhere. */
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
