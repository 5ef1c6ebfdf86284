import type { listLookAlikes } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import styles from './look-alikes.module.css'
import { PairCard } from './pair-card.tsx'
import { lookAlikesPath } from './use-pair-deeds.ts'

const perPage = 20

/** Pairs of questions that say nearly the same: one is kept, or they are two. */
export function Component() {
  const { query, change } = useQueried()
  const page = Number(query.get('page') ?? 1)
  const { data, error, refetch } = useQuery({
    ...get<typeof listLookAlikes>(lookAlikesPath, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_look_alikes()}</h1>
        <p className="hint" role="status">
          {data && data.total > 0 && m.office_look_alikes_count({ count: formatNumber(data.total, getLocale()) })}
        </p>
      </div>
      {!data && <p role="status">{m.office_loading()}</p>}
      {data?.pairs.length === 0 && (
        <div className={`card ${styles.empty}`}>
          <p>{m.office_look_alikes_empty()}</p>
          <p className="hint">{m.office_look_alikes_hint()}</p>
        </div>
      )}
      <ul className={styles.pairs}>
        {data?.pairs.map((pair) => (
          <PairCard key={`${pair.older.id}-${pair.newer.id}`} pair={pair} />
        ))}
      </ul>
      <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
    </>
  )
}
