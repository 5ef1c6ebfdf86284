import type { takeStatement } from '@prostuti/contract/staff'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { CheckField } from '@prostuti/ui/check-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { amountWords } from '../../kit/money/ledger-words.ts'
import { useMay } from '../../session/me.ts'
import { type Preview, type Statement, statementsPath } from './statement-types.ts'
import { fieldWords, kindWords } from './statement-words.ts'
import own from './statements.module.css'

type Row = Preview['sample'][number] & { id: number }
type SampleCardProps = { statement: Statement; preview: Preview; onDrop: () => void }

/** The first lines as they are read, what cannot be read, and the taking of it all. */
export function SampleCard({ statement, preview, onDrop }: SampleCardProps) {
  const { lines, passed_over, faults, first_faults, sample, missing } = preview
  const may = useMay()
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const [withoutFaulty, setWithoutFaulty] = useState(false)
  const locale = getLocale()
  const take = async () => {
    const given = { params: { id: statement.id } }
    const body = { without_faulty: withoutFaulty }
    const answer = await post<typeof takeStatement>(`${statementsPath}/:id/take`, body, given)
    client.setQueryData(get(`${statementsPath}/:id`, given).queryKey, answer)
    await client.invalidateQueries({ queryKey: [statementsPath] })
  }
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_statement_sample()}</h2>
        <span className={`meta ${styles.end}`}>
          {m.office_statement_read({ lines: numberWords(lines), passed: numberWords(passed_over) })}
        </span>
      </header>
      {sample.length > 0 && (
        <RowsTable columns={columnsOf()} rows={sample.map((line) => ({ ...line, id: line.number }))} />
      )}
      {faults > 0 && (
        <div className={styles.body}>
          <p className="err">{m.office_statement_faults({ count: numberWords(faults) })}</p>
          <ul className={own.faults}>
            {first_faults.map(({ number, field, cell }) => {
              const given = { number: localizeDigits(number, locale), field: fieldWords(field), cell }
              return (
                <li key={number}>
                  {cell === '' ? m.office_statement_fault_empty(given) : m.office_statement_fault(given)}
                </li>
              )
            })}
          </ul>
          <CheckField
            name="without_faulty"
            label={m.office_statement_without_faulty()}
            checked={withoutFaulty}
            onChange={({ currentTarget }) => setWithoutFaulty(currentTarget.checked)}
          />
        </div>
      )}
      {may('ledger.write') && (
        <div className={own.foot}>
          <p role="alert" className="err">
            {failure}
          </p>
          <button type="button" className="btn btn-line" onClick={onDrop}>
            {m.office_statement_drop_it()}
          </button>
          <button
            type="button"
            className="btn btn-go"
            aria-busy={isBusy}
            disabled={missing.length > 0 || lines === 0 || (faults > 0 && !withoutFaulty)}
            onClick={() => void act(take)}
          >
            {m.office_statement_take()}
          </button>
        </div>
      )}
    </section>
  )
}

const columnsOf = (): Column<Row>[] => [
  {
    key: 'when',
    head: m.office_statement_field_at(),
    cell: ({ at, has_time, number }) => (
      <>
        {formatDate(new Date(at), getLocale(), 'short')}
        {has_time && <>, {formatTime(new Date(at), getLocale())}</>}
        <small>{m.office_statement_line_row({ number: localizeDigits(number, getLocale()) })}</small>
      </>
    ),
  },
  {
    key: 'id',
    head: m.office_statement_field_provider_id(),
    cell: ({ provider_id, own_ref, kind }) => (
      <>
        <span lang="en">{provider_id || own_ref || '—'}</span>
        <small>{kindWords(kind)}</small>
      </>
    ),
  },
  {
    key: 'amount',
    head: m.office_day_amount(),
    is: 'number',
    cell: ({ amount_paisa, kind, is_uneven }) => (
      <>
        {amountWords(kind === 'payment' ? amount_paisa : -amount_paisa)}
        {is_uneven && <small>{m.office_statement_uneven()}</small>}
      </>
    ),
  },
  {
    key: 'fee',
    head: m.office_day_fee(),
    is: 'number secondary',
    cell: ({ fee_paisa }) => (fee_paisa === null ? '—' : amountWords(fee_paisa)),
  },
  {
    key: 'net',
    head: m.office_statement_field_net(),
    is: 'number secondary',
    cell: ({ net_paisa }) => (net_paisa === null ? '—' : amountWords(net_paisa)),
  },
]
