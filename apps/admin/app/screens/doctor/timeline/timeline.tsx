import type { ResponseOf } from '@prostuti/contract'
import type { readDoctorTimeline } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readOnce } from '../../../api/call.ts'
import styles from '../../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { Pills } from '../../../kit/exam/pills.tsx'
import { useQueried } from '../../../kit/exam/use-queried.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import { byTime } from './by-time.ts'
import { HappeningRow } from './happening-row.tsx'
import own from './timeline.module.css'

type Group = ResponseOf<typeof readDoctorTimeline>['counts'][number]['group']

const timelineGroups: readonly Group[] = ['money', 'exam', 'parcel', 'talk', 'account', 'staff']

/** Everything that happened, the newest first, by day and month. Each row is the thing itself. */
export function Timeline({ doctor }: { doctor: Doctor }) {
  const { query, change } = useQueried()
  const group = timelineGroups.find((each) => each === query.get('group'))
  const params = { id: doctor.id }
  const path = `${doctorsPath}/:id/timeline` as const
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: [path, doctor.id, group],
    initialPageParam: '',
    queryFn: ({ pageParam: before }) => readOnce<typeof readDoctorTimeline>(path, { params, query: { group, before } }),
    getNextPageParam: ({ next }) => next,
  })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const counts = new Map(data?.pages[0]?.counts.map((each) => [each.group, each.count]))
  const now = new Date()
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_doctor_happened()}>
      <header>
        <h2>{m.office_doctor_happened()}</h2>
        <Pills
          choices={[
            { value: undefined, label: m.office_parcels_all() },
            ...timelineGroups
              .filter((each) => counts.has(each) || each === group)
              .map((each) => ({ value: each, label: groupWords(each, counts.get(each) ?? 0) })),
          ]}
          value={group}
          onChange={(each) => change({ group: each })}
        />
      </header>
      {!data && !error && (
        <p className={styles.message} role="status">
          {m.office_loading()}
        </p>
      )}
      {error && (
        <p className={styles.message} role="alert">
          {error.message}{' '}
          <button type="button" className="link-in" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {byTime(rows, now).map(({ title, rows: of }) => (
        <div key={title} className={own.part}>
          <h3>{title}</h3>
          <ol className={own.line}>
            {of.map((row) => (
              <HappeningRow key={row.key} row={row} now={now} />
            ))}
          </ol>
        </div>
      ))}
      {data && (
        <div className={styles.foot}>
          {hasNextPage ? (
            <button
              type="button"
              className="btn btn-line btn-sm"
              aria-busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {m.office_doctor_older()}
            </button>
          ) : (
            <span>{m.office_doctor_all_shown()}</span>
          )}
          <span>{m.office_doctor_as_it_was()}</span>
        </div>
      )}
    </section>
  )
}

const groupWords = (group: Group, count: number): string =>
  `${{
    money: m.office_doctor_group_money,
    exam: m.office_doctor_group_exam,
    parcel: m.office_doctor_group_parcel,
    talk: m.office_doctor_group_talk,
    account: m.office_doctor_group_account,
    staff: m.office_doctor_group_staff,
  }[group]()} ${numberWords(count)}`
