import type { ResponseOf } from '@prostuti/contract'
import type { listStatements, uploadStatement } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { FileDrop } from '../../kit/files/file-drop.tsx'
import { dateWords, providerWords } from '../../kit/money/ledger-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { FeesCard } from './fees-card.tsx'
import { type Listed, statementsPath } from './statement-types.ts'
import { fileStateWords } from './statement-words.ts'

const mostBytes = 10 * 1024 * 1024
const providers = ['bkash', 'sslcommerz', 'other'] as const

/** Statements of gateways: brought here, looked through, taken and matched. */
export function Component() {
  const may = useMay()
  const { query, change } = useQueried()
  const provider = providers.find((each) => each === query.get('provider')) ?? 'bkash'
  const before = query.get('before') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listStatements>(statementsPath, { query: { provider, before } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_menu_statements()}</h1>
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <span className="meta">{m.office_statement_which()}</span>
          <Pills
            choices={providers.map((each) => ({ value: each, label: providerWords(each) }))}
            value={provider}
            onChange={(each) => change({ provider: each, before: undefined })}
          />
        </div>
        {may('ledger.write') && (
          <div className={styles.body}>
            <Bring provider={provider} />
          </div>
        )}
      </section>
      <section className={`card ${styles.card}`}>
        <header>
          <h2>{m.office_statements_earlier()}</h2>
        </header>
        {!data && (
          <p role="status" className={styles.message}>
            {m.office_loading()}
          </p>
        )}
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_statements_none()}</p>}
        {data && data.rows.length > 0 && <RowsTable columns={columnsOf()} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(next) => change({ before: next })} />
      </section>
      <FeesCard provider={provider} />
    </>
  )
}

function Bring({ provider }: { provider: (typeof providers)[number] }) {
  const navigate = useNavigate()
  return (
    <FileDrop
      addressOf={(name) => `${statementsPath}?${new URLSearchParams({ provider, name })}`}
      kinds=".csv,.tsv,.txt,.xlsx,.xls,.html"
      mostBytes={mostBytes}
      words={{
        drop: m.office_statement_drop(),
        choose: m.office_statement_choose(),
        hint: m.office_statement_kinds(),
        tooBig: m.office_statement_too_big(),
        sending: m.office_statement_sending,
      }}
      refusalOf={(error) => (error instanceof ApiError ? error.fields.content?.[0] : undefined)}
      onArrived={(answer) => navigate(`/statements/${(answer as ResponseOf<typeof uploadStatement>).id}`)}
    />
  )
}

const columnsOf = (): Column<Listed>[] => [
  {
    key: 'file',
    head: m.office_statement_file(),
    cell: ({ id, name, provider, by, created_at }) => (
      <>
        <Link to={`/statements/${id}`}>{name}</Link>
        <small>
          {providerWords(provider)} · {by.name}, {formatWhen(new Date(created_at), new Date(), getLocale())}
        </small>
      </>
    ),
  },
  {
    key: 'days',
    head: m.office_statement_days(),
    is: 'secondary',
    cell: ({ first_day, last_day }) =>
      first_day === null || last_day === null
        ? '—'
        : first_day === last_day
          ? dateWords(first_day, 'short')
          : `${dateWords(first_day, 'short')} – ${dateWords(last_day, 'short')}`,
  },
  {
    key: 'lines',
    head: m.office_statement_lines(),
    is: 'number secondary',
    cell: ({ counts, state }) => (state === 'taken' ? numberWords(counts.lines) : '—'),
  },
  {
    key: 'matched',
    head: m.office_statement_matched(),
    is: 'number',
    cell: ({ counts, state }) => (state === 'taken' ? numberWords(counts.matched) : '—'),
  },
  {
    key: 'state',
    head: m.office_statement_open(),
    cell: ({ state, counts }) =>
      state !== 'taken' ? (
        <span className="chip chip-brand">{fileStateWords(state)}</span>
      ) : counts.open === 0 ? (
        <span className="chip chip-ok">{numberWords(0)}</span>
      ) : (
        <span className="chip chip-bad">{numberWords(counts.open)}</span>
      ),
  },
]
