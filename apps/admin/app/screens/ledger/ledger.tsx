import type { ResponseOf } from '@prostuti/contract'
import type { listLedger } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { accountNames, accountWords, amountWords } from '../../kit/money/ledger-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import own from './ledger.module.css'

type Row = ResponseOf<typeof listLedger>['rows'][number]

const kinds: Record<Row['kind'], () => string> = {
  order: m.office_ledger_kind_order,
  payment: m.office_ledger_kind_payment,
  refund: m.office_ledger_kind_refund,
  waiver: m.office_ledger_kind_waiver,
  move: m.office_ledger_kind_move,
}

/** Every entry of the ledger, by day and account. */
export function Component() {
  const { query, change } = useQueried()
  const account = accountNames.find((each) => each === query.get('account'))
  const day = query.get('day') ?? undefined
  const before = query.get('before') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listLedger>('/api/v3/admin/ledger-entries', { query: { account, day, before } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_ledger()}</h1>
          <p className="hint">{m.office_ledger_hint()}</p>
        </div>
        <input
          type="date"
          className={`input ${own.date}`}
          aria-label={m.office_day_pick()}
          value={day ?? ''}
          onChange={({ currentTarget }) => change({ day: currentTarget.value, before: undefined })}
        />
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            choices={[undefined, ...accountNames].map((each) => ({
              value: each,
              label: each ? accountWords(each) : m.office_ledger_all(),
            }))}
            value={account}
            onChange={(each) => change({ account: each, before: undefined })}
          />
        </div>
        {!data && (
          <p role="status" className={styles.message}>
            {m.office_loading()}
          </p>
        )}
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_ledger_empty()}</p>}
        {data && data.rows.length > 0 && <RowsTable columns={columnsOf()} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(next) => change({ before: next })} />
      </section>
    </>
  )
}

const columnsOf = (): Column<Row>[] => [
  {
    key: 'entry',
    head: m.office_ledger_entry(),
    cell: ({ id, kind, at, payment_id }) => (
      <>
        {payment_id === null ? <b>{kinds[kind]()}</b> : <Link to={`/payments/${payment_id}`}>{kinds[kind]()}</Link>}
        <small>
          {localizeDigits(id, getLocale())} · {formatWhen(new Date(at), new Date(), getLocale())}
        </small>
      </>
    ),
  },
  {
    key: 'about',
    head: m.office_ledger_about(),
    is: 'secondary',
    cell: ({ doctor, title, order, receipt }) => (
      <>
        <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>
        <small>
          {pickText(title, getLocale())} · {m.office_ledger_order({ order: localizeDigits(order, getLocale()) })}
          {receipt && <> · {m.office_ledger_receipt({ receipt: localizeDigits(receipt, getLocale()) })}</>}
        </small>
      </>
    ),
  },
  {
    key: 'lines',
    head: m.office_ledger_lines(),
    is: 'below',
    cell: ({ lines }) => (
      <dl className={own.lines}>
        {lines
          .toSorted((one, other) => other.amount_paisa - one.amount_paisa)
          .map(({ account, amount_paisa }) => (
            <div key={account}>
              <dt>{accountWords(account)}</dt>
              <dd>{amount_paisa > 0 ? amountWords(amount_paisa) : ''}</dd>
              <dd>{amount_paisa < 0 ? amountWords(-amount_paisa) : ''}</dd>
            </div>
          ))}
      </dl>
    ),
  },
]
