import type { ResponseOf } from '@prostuti/contract'
import type { listCorrections } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { type Locale, pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { correctionsPath } from './correction-types.ts'
import { kindWords, movesWords, stateTone, stateWords } from './correction-words.ts'

type Row = ResponseOf<typeof listCorrections>['rows'][number]

const shown = ['draft', 'asked', 'published', 'reverted'] as const

/** Corrections of keys, the newest first. */
export function Component() {
  const { query, change } = useQueried()
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
        {data && data.rows.length > 0 && <RowsTable columns={correctionColumns(getLocale())} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(next) => change({ before: next })} />
      </section>
    </>
  )
}

const correctionColumns = (locale: Locale): Column<Row>[] => [
  {
    key: 'text',
    head: m.office_analysis_text(),
    cell: ({ id, text, position, paper }) => {
      const number = m.office_analysis_question({ n: numberWords(position) })
      return (
        <>
          <Link to={`/corrections/${id}`}>{text ? plainWords(pickText(text, locale)) : number}</Link>
          <small>
            {pickText(paper.title, locale)} · {number}
          </small>
        </>
      )
    },
  },
  { key: 'how', head: m.office_correction_how(), is: 'secondary', cell: ({ kind }) => kindWords(kind) },
  {
    key: 'effect',
    head: m.office_correction_effect(),
    is: 'secondary',
    cell: ({ rising, falling }) => (rising === null || falling === null ? '–' : movesWords(rising, falling)),
  },
  {
    key: 'state',
    head: m.office_state(),
    cell: ({ state, created_by, published_at, created_at }) => (
      <>
        <span className={`chip ${stateTone(state)}`}>{stateWords(state)}</span>
        <small>
          {m.office_correction_by({
            name: created_by.name,
            when: formatWhen(new Date(published_at ?? created_at), new Date(), locale),
          })}
        </small>
      </>
    ),
  },
]
