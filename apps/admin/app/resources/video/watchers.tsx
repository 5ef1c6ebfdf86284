import type { listWatchers } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { RowsTable } from '../../kit/exam/rows-table.tsx'
import { count } from '../../kit/list/list-cells.tsx'
import styles from './video.module.css'

type WatchersProps = { id: string; watchedBy: number; completedBy: number }

/** Who has watched a video; their names are asked for when somebody wants to see them. */
export function Watchers({ id, watchedBy, completedBy }: WatchersProps) {
  const [page, setPage] = useState<number>()
  const { data, error } = useQuery({
    ...get<typeof listWatchers>('/api/v3/admin/videos/:id/watchers', { params: { id }, query: { page } }),
    enabled: page !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <section className={`card ${styles.part}`} aria-labelledby="video-watchers">
      <h2 id="video-watchers">{m.office_watchers()}</h2>
      <p>{m.office_watchers_count({ watched: count(watchedBy), completed: count(completedBy) })}</p>
      {watchedBy > 0 && page === undefined && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => setPage(1)}>
          {m.office_watchers_show()}
        </button>
      )}
      {error && (
        <p role="alert" className="err">
          {error.message}
        </p>
      )}
      {data && (
        <>
          <RowsTable
            rows={data.watchers}
            columns={[
              { key: 'name', head: m.office_name(), cell: ({ name }) => name },
              {
                key: 'percent',
                head: m.office_watchers_percent(),
                is: 'number',
                cell: ({ percent, completed }) => (completed ? m.office_watchers_all() : `${count(percent)}%`),
              },
              {
                key: 'last',
                head: m.office_watchers_last(),
                is: 'secondary',
                cell: ({ last_at }) => formatWhen(new Date(last_at), new Date(), getLocale()),
              },
            ]}
          />
          <Pager page={page ?? 1} perPage={data.per_page} total={data.total} onPage={(next) => setPage(next ?? 1)} />
        </>
      )}
    </section>
  )
}
