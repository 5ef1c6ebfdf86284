import type { Clash, TimetableRow } from '@prostuti/exam-rules'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { cellText } from './model/cell-text.ts'
import { columns, fieldOf } from './model/sheet-columns.ts'
import styles from './timetable.module.css'
import type { SheetState } from './use-sheet.ts'

/** Somebody else saved first: cells that both wrote into, each to be chosen. Everything else of both is in the sheet already. */
export function Clashes({ sheet, by }: { sheet: SheetState; by: string }) {
  return (
    <section className={styles.clashes} role="alert" aria-label={m.office_conflict_title()}>
      <h2>{m.office_conflict_title()}</h2>
      <p>{m.office_sheet_conflict({ name: by })}</p>
      <ul>
        {sheet.clashes.map((clash) => (
          <li key={`${clash.id} ${String(clash.field)}`}>
            <OneClash sheet={sheet} clash={clash} by={by} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneClash({ sheet, clash, by }: { sheet: SheetState; clash: Clash<TimetableRow>; by: string }) {
  const row = sheet.byId.get(clash.id)
  if (clash.field === null || row === undefined)
    return (
      <>
        <span>{m.office_sheet_clash_removed({ name: by })}</span>
        <button type="button" className="btn btn-line btn-sm" onClick={() => sheet.settle(clash, 'mine')}>
          {m.office_sheet_understood()}
        </button>
      </>
    )
  const column = columns.find(({ key }) => fieldOf[key] === clash.field)!
  const wordsOf = (value: unknown) =>
    cellText({ ...row, [clash.field!]: value }, column.key, sheet.facts) || m.office_value_empty()
  return (
    <>
      <b>
        {pickText(row.title, getLocale())} · {column.title()}
      </b>
      <button type="button" className="btn btn-line btn-sm" onClick={() => sheet.settle(clash, 'mine')}>
        {m.office_sheet_keep_mine({ text: wordsOf(clash.mine) })}
      </button>
      <button type="button" className="btn btn-line btn-sm" onClick={() => sheet.settle(clash, 'theirs')}>
        {m.office_sheet_keep_theirs({ name: by, text: wordsOf(clash.theirs) })}
      </button>
    </>
  )
}
