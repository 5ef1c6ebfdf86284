import type { ResponseOf } from '@prostuti/contract'
import type { readStatementFees } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { amountWords, dateWords, providerWords } from '../../kit/money/ledger-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { statementsPath } from './statement-types.ts'

type Row = ResponseOf<typeof readStatementFees>['rows'][number] & { id: number }

/** What providers kept for themselves, against what they said they would. */
export function FeesCard({ provider }: { provider: Row['provider'] }) {
  const { data, error, refetch } = useQuery(
    get<typeof readStatementFees>(`${statementsPath}/fees`, { query: { provider } }),
  )
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (!data) return null
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_statement_fees()}</h2>
      </header>
      {data.rows.length === 0 ? (
        <p className={styles.message}>{m.office_statement_fees_none()}</p>
      ) : (
        <RowsTable columns={columnsOf()} rows={data.rows.map((row, id) => ({ ...row, id }))} />
      )}
    </section>
  )
}

const columnsOf = (): Column<Row>[] => [
  {
    key: 'month',
    head: m.office_statement_month(),
    cell: ({ month, provider, method }) => (
      <>
        {dateWords(`${month}-01`, 'long').replace(/^\S+\s/, '')}
        <small>{[providerWords(provider), method].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { key: 'count', head: m.office_day_count(), is: 'number secondary', cell: ({ count }) => numberWords(count) },
  { key: 'amount', head: m.office_day_came(), is: 'number', cell: ({ amount_paisa }) => amountWords(amount_paisa) },
  { key: 'fee', head: m.office_day_fee(), is: 'number', cell: ({ fee_paisa }) => amountWords(fee_paisa) },
  {
    key: 'expected',
    head: m.office_statement_expected(),
    is: 'number secondary',
    cell: ({ expected_paisa }) => (expected_paisa === null ? '—' : amountWords(expected_paisa)),
  },
]
