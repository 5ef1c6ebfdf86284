import { useEffect, useState } from 'react'
import type { NoticeHead } from '../../kit/notices/notice-queries.ts'
import { arrivedSince } from './arrivals.ts'

type Arrivals = { ids: ReadonlySet<number>; newest: NoticeHead | undefined }

const none: Arrivals = { ids: new Set(), newest: undefined }

/** Which notices came while this list was open; the newest of them is announced. */
export function useArrivals(notices: readonly NoticeHead[] | undefined): Arrivals {
  const [seen, setSeen] = useState<ReadonlySet<number>>()
  const [arrivals, setArrivals] = useState(none)
  useEffect(() => {
    if (notices === undefined) return
    const fresh = seen === undefined ? [] : arrivedSince(seen, notices)
    if (fresh.length > 0) {
      const newest = notices.find(({ id }) => fresh.includes(id))
      setArrivals(({ ids }) => ({ ids: new Set([...ids, ...fresh]), newest }))
    }
    if (seen === undefined || fresh.length > 0) setSeen(new Set([...(seen ?? []), ...notices.map(({ id }) => id)]))
  }, [notices, seen])
  return arrivals
}
