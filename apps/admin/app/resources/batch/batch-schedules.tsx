import type { ListCall, RowOf, scheduleResource } from '@prostuti/contract/staff'
import { weekdayName } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { hoursWords } from '../../kit/course/hours-words.ts'
import { modeWords } from '../../kit/course/mode-words.ts'
import { count, Seats, words } from '../../kit/list/list-cells.tsx'
import { Shown } from '../../kit/list/shown.tsx'
import styles from './batch.module.css'

type Row = RowOf<typeof scheduleResource>

/** The timetables of a batch: without one nobody can enrol. */
export function BatchSchedules({ batchId, mayWrite }: { batchId: string; mayWrite: boolean }) {
  const { data, error, refetch } = useQuery(
    get<ListCall<Row>>('/api/v3/admin/schedules', { query: { batch: batchId, 'per-page': 200 } }),
  )
  return (
    <section className={`card ${styles.schedules}`} aria-labelledby="schedules">
      <div className={styles.head}>
        <h2 id="schedules">{m.office_schedules()}</h2>
        <Link className="btn btn-line btn-sm" to={`/batches/${batchId}/timetable`}>
          {m.office_sheet()}
        </Link>
        {mayWrite && (
          <Link className="btn btn-line btn-sm" to={`/batches/${batchId}/schedules/new`}>
            {m.office_schedule_new()}
          </Link>
        )}
      </div>
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="btn btn-line btn-sm" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {data?.rows.length === 0 && <p className="hint">{m.office_schedule_empty()}</p>}
      {data === undefined && !error && <p role="status">{m.office_loading()}</p>}
      <ul className={styles.list}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <Link to={`/batches/${batchId}/schedules/${row.id}`}>{words(row.title)}</Link>
            <span>
              {modeWords[row.mode]()} {words(row.branch)} · {daysOf(row)} · {hoursWords(row)}
            </span>
            <span>
              <Seats sold={row.seats_sold} of={row.seats} /> · {m.office_schedule_rows({ count: count(row.rows) })}{' '}
              {!row.is_active && <Shown is={false} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const daysOf = ({ weekdays }: Row): string => weekdays.map((weekday) => weekdayName(weekday, getLocale())).join(', ')
