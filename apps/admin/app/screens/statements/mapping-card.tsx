import type { mapStatement } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQueryClient } from '@tanstack/react-query'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { useMay } from '../../session/me.ts'
import { type Field, type Mapping, type Preview, type Statement, statementsPath } from './statement-types.ts'
import { fieldNames, fieldWords, missingWords } from './statement-words.ts'
import own from './statements.module.css'

const rowsOffered = 30

/** Asked for also where no column was found. */
const always: readonly Field[] = ['provider_id', 'at', 'gross']

/** Which column says what. Each change is tried at once: the lines below are read by it. */
export function MappingCard({ statement, preview }: { statement: Statement; preview: Preview }) {
  const { mapping, header, missing, is_known } = preview
  const may = useMay()
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const change = (next: Partial<Mapping>) =>
    void act(async () => {
      const params = { id: statement.id }
      const body = { ...mapping, ...next }
      const answer = await post<typeof mapStatement>(`${statementsPath}/:id/mapping`, body, { params })
      const { queryKey } = get(`${statementsPath}/:id`, { params })
      client.setQueryData(queryKey, answer)
    })
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...others } = mapping.columns
    // A column says one thing: what it said before, it says no more.
    const rest = Object.fromEntries(Object.entries(others).filter(([, at]) => String(at) !== value))
    change({ columns: value === '' ? rest : { ...rest, [field]: Number(value) } })
  }
  const columns = header.map((name, at) => ({
    value: at,
    label: name.trim() || m.office_statement_column({ n: localizeDigits(at + 1, getLocale()) }),
  }))
  const isFixed = !may('ledger.write') || isBusy
  const isShown = (field: Field) => always.includes(field) || mapping.columns[field] !== undefined
  const box = (field: Field) => (
    <SelectField
      key={field}
      name={field}
      label={fieldWords(field)}
      placeholder={m.office_statement_no_column()}
      options={columns}
      value={mapping.columns[field] ?? ''}
      disabled={isFixed}
      onChange={({ currentTarget }) => choose(field, currentTarget.value)}
    />
  )
  return (
    <section className={`card ${styles.card}`} aria-busy={isBusy}>
      <header>
        <h2>{m.office_statement_columns()}</h2>
        <span className={`meta ${styles.end}`}>{is_known ? m.office_statement_known() : m.office_statement_new()}</span>
      </header>
      <div className={styles.body}>
        {missing.map((what) => (
          <p key={what} className="err" role="alert">
            {missingWords(what)}
          </p>
        ))}
        <div className={own.fields}>
          {fieldNames.filter(isShown).map(box)}
          <SelectField
            name="day_order"
            label={m.office_statement_day_order()}
            placeholder={m.office_statement_dmy()}
            options={[{ value: 'mdy', label: m.office_statement_mdy() }]}
            value={mapping.day_order === 'mdy' ? 'mdy' : ''}
            disabled={isFixed}
            onChange={({ currentTarget }) => change({ day_order: currentTarget.value === 'mdy' ? 'mdy' : 'dmy' })}
          />
          <SelectField
            name="header_row"
            label={m.office_statement_header_row()}
            placeholder={localizeDigits(1, getLocale())}
            options={Array.from({ length: rowsOffered - 1 }, (_, at) => ({
              value: at + 1,
              label: localizeDigits(at + 2, getLocale()),
            }))}
            value={mapping.header_row === 0 ? '' : mapping.header_row}
            disabled={isFixed}
            onChange={({ currentTarget }) => change({ header_row: Number(currentTarget.value || 0) })}
          />
        </div>
        <details>
          <summary>{m.office_statement_more_columns()}</summary>
          <div className={own.fields}>{fieldNames.filter((field) => !isShown(field)).map(box)}</div>
        </details>
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </section>
  )
}
