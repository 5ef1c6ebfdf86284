import type { listEventRegistrations } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { count } from '../../kit/list/list-cells.tsx'
import styles from './registrations.module.css'

/** Who is registered for an event: read only, phones by their last digits. */
export function Registrations({ eventId }: { eventId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...get<typeof listEventRegistrations>('/api/v3/admin/events/:id/registrations', {
      params: { id: eventId },
      query: { page },
    }),
    placeholderData: keepPreviousData,
  })
  const when = (instant: string) => formatWhen(new Date(instant), new Date(), getLocale())
  return (
    <section className={`card ${styles.registrations}`} aria-labelledby="registrations">
      <h2 id="registrations">
        {m.office_event_registrations()} {data && count(data.total)}
      </h2>
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="btn btn-line btn-sm" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {data === undefined && !error && <p role="status">{m.office_loading()}</p>}
      {data?.total === 0 && <p className="hint">{m.office_event_nobody()}</p>}
      {data && data.total > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th>{m.office_teacher_name()}</th>
                <th>{m.office_phone()}</th>
                <th>{m.office_event_registered_at()}</th>
                <th>{m.office_event_joined_at()}</th>
              </tr>
            </thead>
            <tbody>
              {data.registrations.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read, and nothing else in it is unique
                <tr key={at}>
                  <td>{row.name}</td>
                  <td>{phoneWords(row.phone)}</td>
                  <td>{when(row.registered_at)}</td>
                  <td>{row.joined_at ? when(row.joined_at) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.total > data.per_page && (
        <nav className={styles.pager} aria-label={m.office_list_pages()}>
          {page > 1 && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => setPage(1)}>
              {m.office_list_first()}
            </button>
          )}
          {page * data.per_page < data.total && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => setPage(page + 1)}>
              {m.office_list_next()}
            </button>
          )}
        </nav>
      )}
    </section>
  )
}
