import type { listStatementLines, rematchStatements } from '@prostuti/contract/staff'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { amountWords } from '../../kit/money/ledger-words.ts'
import { taka } from '../../kit/money/money-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import { LineActs } from './line-acts.tsx'
import { type Line, type Listed, linesPath, statementsPath } from './statement-types.ts'
import { kindWords, wayWords } from './statement-words.ts'

const shows = ['open', 'matched', 'settled', 'left', 'all'] as const
const showWords: Record<(typeof shows)[number], () => string> = {
  open: m.office_statement_show_open,
  matched: m.office_statement_show_matched,
  settled: m.office_statement_show_settled,
  left: m.office_statement_show_left,
  all: m.office_statement_show_all,
}

/** The lines of a statement, those first that nobody has decided about. */
export function LinesCard({ file, provider }: { file: number; provider: Listed['provider'] }) {
  const may = useMay()
  const client = useQueryClient()
  const { query, change } = useQueried()
  const show = shows.find((each) => each === query.get('show')) ?? 'open'
  const after = query.get('after') ?? undefined
  const { data, error } = useQuery({
    ...get<typeof listStatementLines>(linesPath, { query: { file, show, after } }),
    placeholderData: keepPreviousData,
  })
  const { isBusy, act } = useAct(toastFailure)
  const renew = async () => {
    await client.invalidateQueries({ queryKey: [linesPath] })
    await client.invalidateQueries({ queryKey: [`${statementsPath}/:id`] })
  }
  const rematch = async () => {
    const { matched, open } = await post<typeof rematchStatements>(`${statementsPath}/rematch`, { provider })
    showToast({ text: m.office_statement_rematched({ matched: numberWords(matched), open: numberWords(open) }) })
    await renew()
  }
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.tools}>
        <Pills
          choices={shows.map((each) => ({ value: each, label: showWords[each]() }))}
          value={show}
          onChange={(each) => change({ show: each === 'open' ? undefined : each })}
        />
        {may('ledger.write') && (
          <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(rematch)}>
            <RefreshCw aria-hidden="true" size={18} /> {m.office_statement_rematch()}
          </button>
        )}
      </div>
      {!data && (
        <p role="status" className={styles.message}>
          {error ? error.message : m.office_loading()}
        </p>
      )}
      {data?.rows.length === 0 && <p className={styles.message}>{m.office_statement_no_lines()}</p>}
      {data && data.rows.length > 0 && <RowsTable columns={columnsOf(may('ledger.write'), renew)} rows={data.rows} />}
      <NextPage next={data?.next} onNext={(next) => change({ after: next })} />
    </section>
  )
}

const columnsOf = (mayWrite: boolean, renew: () => Promise<void>): Column<Line>[] => [
  {
    key: 'line',
    head: m.office_statement_field_provider_id(),
    cell: ({ provider_id, own_ref, at, has_time, number, payer_end }) => (
      <>
        <b lang="en">{provider_id || own_ref || '—'}</b>
        <small>
          {formatDate(new Date(at), getLocale(), 'short')}
          {has_time && <>, {formatTime(new Date(at), getLocale())}</>}
          {payer_end !== '' && <> · {m.office_day_from_number({ end: localizeDigits(payer_end, getLocale()) })}</>} ·{' '}
          {m.office_statement_line_row({ number: localizeDigits(number, getLocale()) })}
        </small>
      </>
    ),
  },
  {
    key: 'amount',
    head: m.office_day_amount(),
    is: 'number',
    cell: ({ amount_paisa, kind, fee_paisa }) => (
      <>
        {amountWords(kind === 'payment' ? amount_paisa : -amount_paisa)}
        <small>
          {kindWords(kind)}
          {fee_paisa !== null && <> · {m.office_statement_fee_of({ amount: taka(fee_paisa) })}</>}
        </small>
      </>
    ),
  },
  { key: 'ours', head: m.office_day_guess(), is: 'secondary', cell: (line) => <Ours line={line} /> },
  {
    key: 'acts',
    head: m.office_day_todo(),
    is: 'below',
    cell: (line) => (mayWrite ? <LineActs line={line} renew={renew} /> : null),
  },
]

/** The money of ours that it is, differs from, or could be. */
function Ours({ line }: { line: Line }) {
  const { state, candidates, decided } = line
  const [first] = candidates
  if (state === 'settled') return <>{decided?.words}</>
  if (!first) return <>—</>
  const order = localizeDigits(first.order, getLocale())
  const given = { doctor: first.doctor.name, order }
  return (
    <>
      <Link to={`/payments/${first.payment_id}`}>{first.doctor.name}</Link>
      <small>
        {state === 'matched'
          ? `${m.office_ledger_order({ order })} · ${wayWords(line)}`
          : state === 'differs'
            ? m.office_day_ours_says({ ...given, amount: taka(first.amount_paisa) })
            : first.is_paid
              ? m.office_day_candidate({ ...given, percent: numberWords(first.percent) })
              : m.office_day_undecided(given)}
      </small>
    </>
  )
}
