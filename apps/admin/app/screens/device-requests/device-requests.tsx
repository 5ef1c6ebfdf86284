import type { ResponseOf } from '@prostuti/contract'
import type { listDeviceRequests } from '@prostuti/contract/staff'
import { formatRelativeDay, formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { DecideButtons } from '../../kit/devices/decide-buttons.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import own from './device-requests.module.css'

type Row = ResponseOf<typeof listDeviceRequests>['rows'][number]

const path: (typeof listDeviceRequests)['path'] = '/api/v3/admin/device-requests'
const perPage = 30

/** Who asks for one more device and why, the oldest first; and what was decided. */
export function Component() {
  const { query, change } = useQueried()
  const show = query.get('show') === 'decided' ? 'decided' : 'open'
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const { data, error, refetch } = useQuery({
    ...get<typeof listDeviceRequests>(path, { query: { show, page } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.includes('/device'))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_device_requests()}</h1>
          <p className="hint" role="status">
            {data ? m.office_device_count({ count: numberWords(data.total) }) : m.office_loading()}
          </p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            choices={[
              { value: undefined, label: m.office_device_waiting() },
              { value: 'decided', label: m.office_device_decided() },
            ]}
            value={show === 'open' ? undefined : show}
            onChange={(each) => change({ show: each })}
          />
        </div>
        {data?.rows.length === 0 && (
          <p className={styles.message}>{show === 'open' ? m.office_device_empty() : m.office_device_none()}</p>
        )}
        <ul className={styles.lines}>
          {data?.rows.map((row) => (
            <RequestLine key={row.id} row={row} />
          ))}
        </ul>
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      </section>
    </>
  )
}

function RequestLine({ row }: { row: Row }) {
  const may = useMay()
  const locale = getLocale()
  const { doctor, devices } = row
  const now = new Date()
  const has = devices.map(({ label, in_exam, last_used_at }) =>
    in_exam
      ? m.office_device_has_in_exam({ device: label })
      : m.office_device_has({ device: label, day: formatRelativeDay(new Date(last_used_at), now, locale) }),
  )
  return (
    <li>
      <div>
        <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>{' '}
        <span className="meta">
          {[doctor.bmdc && `BMDC ${doctor.bmdc}`, doctor.courses.map((each) => pickText(each, locale)).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <p>
          {m.office_doctor_wants({ device: row.device })}: “{row.reason}”
        </p>
        <p className="meta">
          {[
            formatWhen(new Date(row.created_at), now, locale),
            ...has,
            row.granted_before > 0 && m.office_device_granted_before({ count: numberWords(row.granted_before) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {row.state === 'open' ? (
        may('devices.write') && <DecideButtons requestId={row.id} device={`${doctor.name}, ${row.device}`} />
      ) : (
        <span className={own.decided}>
          <span className={`chip ${row.state === 'approved' ? 'chip-ok' : 'chip-line'}`}>
            {row.state === 'approved' ? m.office_device_approved() : m.office_device_refused()}
          </span>
          {row.decided_by && (
            <small>
              {row.decided_by.name}
              {row.decided_at && `, ${formatRelativeDay(new Date(row.decided_at), now, locale)}`}
            </small>
          )}
        </span>
      )}
    </li>
  )
}
