import type { listCorrections } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pills } from '../../kit/exam/pills.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { correctionsPath } from './correction-types.ts'
import { kindWords, movesWords, stateTone, stateWords } from './correction-words.ts'

const shown = ['draft', 'asked', 'published', 'reverted'] as const

/** Corrections of keys, the newest first. */
export function Component() {
  const { query, change } = useQueried()
  const locale = getLocale()
  const state = shown.find((each) => each === query.get('state'))
  const before = query.get('before') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listCorrections>(correctionsPath, { query: { state, before } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(correctionsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_corrections()}</h1>
          <p className="hint">{m.office_corrections_hint()}</p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            choices={[undefined, ...shown].map((each) => ({
              value: each,
              label: each ? stateWords(each) : m.office_list_all(),
            }))}
            value={state}
            onChange={(each) => change({ state: each, before: undefined })}
          />
        </div>
        {!data && <p role="status">{m.office_loading()}</p>}
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_corrections_empty()}</p>}
        {data && data.rows.length > 0 && (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{m.office_analysis_text()}</th>
                  <th scope="col" data-is="secondary">
                    {m.office_correction_how()}
                  </th>
                  <th scope="col" data-is="secondary">
                    {m.office_correction_effect()}
                  </th>
                  <th scope="col">{m.office_results_state()}</th>
                </tr>
              </thead>
              <tbody>
                {data.rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <Link to={`/corrections/${row.id}`}>
                        {row.text
                          ? plainWords(pickText(row.text, locale))
                          : m.office_analysis_question({ n: numberWords(row.position) })}
                      </Link>
                      <small>
                        {pickText(row.paper.title, locale)} ·{' '}
                        {m.office_analysis_question({ n: numberWords(row.position) })}
                      </small>
                    </td>
                    <td data-is="secondary">{kindWords(row.kind)}</td>
                    <td data-is="secondary">
                      {row.rising === null || row.falling === null ? '–' : movesWords(row.rising, row.falling)}
                    </td>
                    <td>
                      <span className={`chip ${stateTone(row.state)}`}>{stateWords(row.state)}</span>
                      <small>
                        {m.office_correction_by({
                          name: row.created_by.name,
                          when: formatWhen(new Date(row.published_at ?? row.created_at), new Date(), locale),
                        })}
                      </small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {data?.next && (
          <nav className={styles.foot} aria-label={m.office_list_pages()}>
            <button
              type="button"
              className="btn btn-line btn-sm"
              onClick={() => change({ before: data.next ?? undefined })}
            >
              {m.office_list_next()}
            </button>
          </nav>
        )}
      </section>
    </>
  )
}
