import type { ResponseOf } from '@prostuti/contract'
import type { listDayEnds } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { NextPage } from '../../kit/exam/pager.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { amountWords, dateWords } from '../../kit/money/ledger-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { daysPath } from './day-types.ts'
import { stateTone, stateWords } from './day-words.ts'

type Row = ResponseOf<typeof listDayEnds>['rows'][number] & { id: number }

/** The days on which money moved, and which of them are closed. */
export function Component() {
  const { query, change } = useQueried()
  const before = query.get('before') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listDayEnds>(daysPath, { query: { before } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_days()}</h1>
          <p className="hint">{m.office_days_hint()}</p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        {!data && (
          <p role="status" className={styles.message}>
            {m.office_loading()}
          </p>
        )}
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_day_nothing()}</p>}
        {data && data.rows.length > 0 && (
          <RowsTable columns={columnsOf()} rows={data.rows.map((row, id) => ({ ...row, id }))} />
        )}
        <NextPage next={data?.next} onNext={(next) => change({ before: next })} />
      </section>
    </>
  )
}

const columnsOf = (): Column<Row>[] => [
  {
    key: 'day',
    head: m.office_days_day(),
    cell: ({ day }) => <Link to={`/day-end?day=${day}`}>{dateWords(day)}</Link>,
  },
  { key: 'came', head: m.office_day_came(), is: 'number', cell: ({ came_paisa }) => amountWords(came_paisa) },
  {
    key: 'back',
    head: m.office_day_back(),
    is: 'number secondary',
    cell: ({ back_paisa }) => amountWords(-back_paisa),
  },
  {
    key: 'state',
    head: m.office_state(),
    cell: ({ state, closed_by }) => (
      <>
        <span className={`chip ${stateTone(state)}`}>{stateWords(state)}</span>
        {closed_by && <small>{m.office_days_closed_by({ name: closed_by.name })}</small>}
      </>
    ),
  },
]
