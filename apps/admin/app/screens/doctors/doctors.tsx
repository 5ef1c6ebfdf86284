import type { ResponseOf } from '@prostuti/contract'
import type { listDoctors } from '@prostuti/contract/staff'
import { formatRelativeDay } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { SearchBox } from '../../kit/exam/search-box.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'

type Row = ResponseOf<typeof listDoctors>['rows'][number]
const doctorShows = ['owing', 'asking', 'absent'] as const
type Show = (typeof doctorShows)[number]

/** Beyond it the server says only that there are more. */
const countedAtMost = 1000

/** Whoever calls is found here: by a name as it sounds, or a number they read out. */
export function Component() {
  const { query, change } = useQueried()
  const q = query.get('q') ?? ''
  const show = doctorShows.find((each) => each === query.get('show'))
  const asked = { q, show: q === '' ? show : undefined, after: query.get('after') ?? undefined }
  const { data, error, refetch } = useQuery({
    ...get<typeof listDoctors>('/api/v3/admin/doctors', { query: asked }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_doctors()}</h1>
          <p className="hint" role="status">
            {data ? countWords(data) : m.office_loading()}
          </p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <SearchBox label={m.office_doctors_search()} value={q} onSearch={(typed) => change({ q: typed })} />
          {q === '' && (
            <Pills
              choices={[undefined, ...doctorShows].map((value) => ({ value, label: showWords(value) }))}
              value={show}
              onChange={(value) => change({ show: value })}
            />
          )}
        </div>
        {data?.rows.length === 0 && (
          <p className={styles.message}>{q === '' ? m.office_doctors_empty() : m.office_doctors_nobody()}</p>
        )}
        {data && data.rows.length > 0 && <RowsTable columns={columns()} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(after) => change({ after })} />
      </section>
    </>
  )
}

function countWords({ rows, is_nearest, total }: ResponseOf<typeof listDoctors>): string {
  if (is_nearest && rows.length > 0) return m.office_doctors_nearest({ count: numberWords(rows.length) })
  if (total > countedAtMost) return m.office_doctors_count_over({ count: numberWords(countedAtMost) })
  return m.office_doctors_count({ count: numberWords(total) })
}

const showWords = (show: Show | undefined): string =>
  show === undefined
    ? m.office_results_all()
    : { owing: m.office_doctors_owing, asking: m.office_doctors_asking, absent: m.office_doctors_absent }[show]()

const foundWords: Record<NonNullable<Row['found_by']>, (() => string) | undefined> = {
  name: undefined,
  near: m.office_doctors_by_near,
  phone: m.office_doctors_by_phone,
  bmdc: m.office_doctors_by_bmdc,
  receipt: m.office_doctors_by_receipt,
  parcel: m.office_doctors_by_parcel,
}

function columns(): Column<Row>[] {
  const locale = getLocale()
  return [
    { key: 'name', head: m.office_name(), cell: (row) => <Who row={row} /> },
    {
      key: 'college',
      head: m.office_fact_college(),
      is: 'secondary',
      cell: ({ college }) => pickText(college, locale) ?? '–',
    },
    {
      key: 'courses',
      head: m.office_fact_courses(),
      is: 'secondary',
      cell: ({ courses }) => courses.map((each) => pickText(each, locale)).join(', ') || '–',
    },
    {
      key: 'district',
      head: m.office_fact_district(),
      is: 'secondary',
      cell: ({ district }) => pickText(district, locale) ?? '–',
    },
    {
      key: 'seen',
      head: m.office_doctors_seen(),
      cell: ({ last_seen_at }) =>
        last_seen_at === null
          ? m.office_doctors_never()
          : formatRelativeDay(new Date(last_seen_at), new Date(), locale),
    },
  ]
}

function Who({ row }: { row: Row }) {
  const by = row.found_by && foundWords[row.found_by]
  return (
    <>
      <Link to={`/doctors/${row.id}`}>{row.name}</Link> {by && <span className="chip chip-line">{by()}</span>}
      <small>{[row.bmdc && `BMDC ${row.bmdc}`, phoneWords(row.phone)].filter(Boolean).join(' · ')}</small>
    </>
  )
}
