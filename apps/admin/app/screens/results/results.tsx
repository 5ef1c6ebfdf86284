import type { listResultPapers } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { type Locale, pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { SearchBox } from '../../kit/exam/search-box.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { type PaperRow, resultStateTone, resultStateWords, resultsPath } from './results-types.ts'

const perPage = 20

/** Papers that were sat, the newest first, and how each came out. */
export function Component() {
  const { query, change } = useQueried()
  const page = Number(query.get('page') ?? 1)
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useQuery({
    ...get<typeof listResultPapers>(resultsPath, { query: { search, page } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_results()}</h1>
          <p className="hint" role="status">
            {data ? m.office_results_count({ count: numberWords(data.total) }) : m.office_loading()}
          </p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <SearchBox label={m.office_results_search()} value={search} onSearch={(typed) => change({ search: typed })} />
        </div>
        {data?.rows.length === 0 && (
          <p className={styles.message}>{search === '' ? m.office_results_empty() : m.office_list_nothing_found()}</p>
        )}
        {data && data.rows.length > 0 && <RowsTable columns={papersColumns(getLocale())} rows={data.rows} />}
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      </section>
    </>
  )
}

const papersColumns = (locale: Locale): Column<PaperRow>[] => [
  {
    key: 'paper',
    head: m.office_results_paper(),
    cell: ({ id, title }) => <Link to={`/results/${id}`}>{pickText(title, locale)}</Link>,
  },
  {
    key: 'when',
    head: m.office_results_when(),
    is: 'secondary',
    cell: ({ opens_at }) => opens_at && formatDate(new Date(opens_at), locale, 'short'),
  },
  { key: 'sat', head: m.office_results_sat(), is: 'number', cell: ({ sittings }) => numberWords(sittings) },
  {
    key: 'passed',
    head: m.office_results_passed(),
    is: 'number secondary',
    cell: ({ passed }) => (passed === null ? '–' : numberWords(passed)),
  },
  {
    key: 'average',
    head: m.office_results_average(),
    is: 'number secondary',
    cell: ({ average }) => (average === null ? '–' : marksWords(average)),
  },
  {
    key: 'highest',
    head: m.office_results_highest(),
    is: 'number secondary',
    cell: ({ highest }) => (highest === null ? '–' : marksWords(highest)),
  },
  {
    key: 'state',
    head: m.office_results_state(),
    cell: ({ state, faults, objections }) => (
      <span className={styles.chips}>
        <span className={`chip ${resultStateTone(state)}`}>{resultStateWords(state)}</span>
        {faults > 0 && <span className="chip chip-bad">{m.office_results_faults({ count: numberWords(faults) })}</span>}
        {objections > 0 && (
          <span className="chip">{m.office_results_objections({ count: numberWords(objections) })}</span>
        )}
      </span>
    ),
  },
]
