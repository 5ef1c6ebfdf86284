import type { listResultPapers } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
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
        {data && data.rows.length > 0 && <PaperTable rows={data.rows} />}
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      </section>
    </>
  )
}

function PaperTable({ rows }: { rows: PaperRow[] }) {
  const locale = getLocale()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.office_results_paper()}</th>
          <th scope="col" data-is="secondary">
            {m.office_results_when()}
          </th>
          <th scope="col" data-is="number">
            {m.office_results_sat()}
          </th>
          <th scope="col" data-is="number secondary">
            {m.office_results_passed()}
          </th>
          <th scope="col" data-is="number secondary">
            {m.office_results_average()}
          </th>
          <th scope="col" data-is="number secondary">
            {m.office_results_highest()}
          </th>
          <th scope="col">{m.office_results_state()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Link to={`/results/${row.id}`}>{pickText(row.title, locale)}</Link>
            </td>
            <td data-is="secondary">{row.opens_at && formatDate(new Date(row.opens_at), locale, 'short')}</td>
            <td data-is="number">{numberWords(row.sittings)}</td>
            <td data-is="number secondary">{row.passed === null ? '–' : numberWords(row.passed)}</td>
            <td data-is="number secondary">{row.average === null ? '–' : marksWords(row.average)}</td>
            <td data-is="number secondary">{row.highest === null ? '–' : marksWords(row.highest)}</td>
            <td>
              <span className={styles.chips}>
                <span className={`chip ${resultStateTone(row.state)}`}>{resultStateWords(row.state)}</span>
                {row.faults > 0 && (
                  <span className="chip chip-bad">{m.office_results_faults({ count: numberWords(row.faults) })}</span>
                )}
                {row.objections > 0 && (
                  <span className="chip">{m.office_results_objections({ count: numberWords(row.objections) })}</span>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
