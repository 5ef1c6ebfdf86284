import type { exportRowAttendance, readRowAttendance } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { RowsTable } from '../../kit/exam/rows-table.tsx'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './attendance.module.css'

const path = '/api/v3/admin/timetable-rows/:id/attendance'
const shows = ['all', 'joined', 'absent'] as const

const showWords: Record<(typeof shows)[number], () => string> = {
  all: m.office_attendance_all,
  joined: m.office_attendance_joined,
  absent: m.office_attendance_absent,
}

/** Who of a timetable opened one lecture live through us, and who watched its recording. */
export function Component() {
  const { id = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const show = shows.find((each) => each === query.get('show')) ?? 'all'
  const page = Number(query.get('page') ?? 1) || 1
  const { data, error, refetch } = useQuery({
    ...get<typeof readRowAttendance>(path, {
      params: { id },
      query: { show, page },
    }),
    placeholderData: keepPreviousData,
    throwOnError: isNotThere,
  })
  const change = (changes: Record<string, string | undefined>) => {
    const wanted = Object.entries<string | undefined>({ show, ...changes }).filter(([, value]) => value !== undefined)
    setQuery(Object.fromEntries(wanted) as Record<string, string>)
  }
  if (error && !data) return <Unread error={error} retry={() => void refetch()} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const when = (instant: string) => formatWhen(new Date(instant), new Date(), getLocale())
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to={`/batches/${data.batch.id}/timetable`}>{words(data.batch.title)}</Link>
      </nav>
      <h1>{m.office_attendance_title({ title: words(data.title) })}</h1>
      <p role="status" className={styles.note}>
        {when(data.starts_at)} ·{' '}
        {m.office_attendance_count({ joined: count(data.joined), enrolled: count(data.enrolled) })}
      </p>
      <p className="hint">{m.office_attendance_hint()}</p>
      <section className={`card ${styles.list}`}>
        <div className={styles.tools}>
          <label className={styles.filter}>
            <span>{m.office_attendance_show()}</span>
            <select
              className="input"
              value={show}
              onChange={({ currentTarget }) => change({ show: currentTarget.value, page: undefined })}
            >
              {shows.map((each) => (
                <option key={each} value={each}>
                  {showWords[each]()}
                </option>
              ))}
            </select>
          </label>
          <FileButtons id={id} show={show} />
        </div>
        {data.doctors.length === 0 ? (
          <p className="hint">{m.office_attendance_nobody()}</p>
        ) : (
          <RowsTable
            rows={data.doctors}
            columns={[
              { key: 'name', head: m.office_name(), cell: ({ name }) => name },
              {
                key: 'joined',
                head: m.office_attendance_at(),
                cell: ({ joined_at }) => (joined_at ? when(joined_at) : '–'),
              },
              {
                key: 'last',
                head: m.office_attendance_last(),
                is: 'secondary',
                cell: ({ last_at }) => (last_at ? when(last_at) : '–'),
              },
              {
                key: 'presses',
                head: m.office_attendance_presses(),
                is: 'number secondary',
                cell: ({ presses }) => (presses > 0 ? count(presses) : '–'),
              },
              {
                key: 'watched',
                head: m.office_attendance_watched(),
                is: 'number secondary',
                cell: ({ watched_percent }) => (watched_percent === null ? '–' : `${count(watched_percent)}%`),
              },
            ]}
          />
        )}
        <Pager
          page={page}
          perPage={data.per_page}
          total={data.total}
          onPage={(next) => change({ page: next === undefined ? undefined : String(next) })}
        />
      </section>
    </>
  )
}

/** What is shown, as a file. */
function FileButtons({ id, show }: { id: string; show: (typeof shows)[number] }) {
  const { isBusy, failure, act } = useAct()
  const { renew } = useJobActions()
  const make = (format: 'xlsx' | 'csv') =>
    act(async () => {
      await post<typeof exportRowAttendance>(`${path}/file`, { format, show }, { params: { id } })
      await renew()
      showToast({ text: m.office_attendance_begun() })
    })
  return (
    <div className={styles.files}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="btn btn-line btn-sm"
          aria-busy={isBusy}
          onClick={() => void make(format)}
        >
          <Download aria-hidden="true" size={17} />
          {format === 'xlsx' ? 'Excel' : 'CSV'}
        </button>
      ))}
      {failure && (
        <p role="alert" className="err">
          {failure}
        </p>
      )}
    </div>
  )
}
