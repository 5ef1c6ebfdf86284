import type { listObjections } from '@prostuti/contract/staff'
import { objectionsAreMany } from '@prostuti/exam-rules'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { objectionsPath } from '../../kit/objection/objection-types.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { Unread } from '../../kit/screens/unread.tsx'

const perPage = 30

/** What doctors object to, by question: what most object to first. */
export function Component() {
  const { query, change } = useQueried()
  const locale = getLocale()
  const show = query.get('show') === 'answered' ? 'answered' : 'open'
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const paper = query.get('paper') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listObjections>(objectionsPath, { query: { show, page, paper } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(objectionsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_objections()}</h1>
          <p className="hint">{m.office_objections_hint()}</p>
        </div>
        {paper && (
          <Link className="btn btn-line btn-sm" to="/objections">
            {m.office_objections_all_papers()}
          </Link>
        )}
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            choices={[
              { value: undefined, label: m.office_objections_open() },
              { value: 'answered', label: m.office_objections_answered() },
            ]}
            value={show === 'open' ? undefined : show}
            onChange={(each) => change({ show: each })}
          />
        </div>
        {!data && <p role="status">{m.office_loading()}</p>}
        {data?.rows.length === 0 && (
          <p className={styles.message}>{show === 'open' ? m.office_objections_empty() : m.office_objections_none()}</p>
        )}
        <ul className={styles.lines}>
          {data?.rows.map((row) => (
            <li key={`${row.paper.id} ${row.question_id}`}>
              <div>
                <Link to={`/objections/${row.paper.id}/${row.question_id}`}>
                  {row.text
                    ? plainWords(pickText(row.text, locale))
                    : m.office_analysis_question({ n: numberWords(row.position) })}
                </Link>
                <p className="meta">
                  {pickText(row.paper.title, locale)} · {m.office_analysis_question({ n: numberWords(row.position) })} ·{' '}
                  {m.office_objections_since({ when: formatWhen(new Date(row.first_at), new Date(), locale) })}
                </p>
              </div>
              <span className={styles.chips}>
                {row.open > 0 && (
                  <span className={row.open >= objectionsAreMany ? 'chip chip-bad' : 'chip'}>
                    {m.office_objections_count({ count: numberWords(row.open) })}
                  </span>
                )}
                {row.with_source > 0 && (
                  <span className="chip chip-line">
                    {m.office_objections_source({ count: numberWords(row.with_source) })}
                  </span>
                )}
                {row.correction_id !== null && (
                  <Link className="chip chip-brand" to={`/corrections/${row.correction_id}`}>
                    {m.office_objections_correction()}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      </section>
    </>
  )
}
