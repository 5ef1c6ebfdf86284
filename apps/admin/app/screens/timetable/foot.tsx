import type { TimetableRow } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { TriangleAlert } from 'lucide-react'
import { countDoctors } from './model/change-words.ts'
import type { ColumnKey } from './model/sheet-columns.ts'
import styles from './timetable.module.css'
import type { SheetState } from './use-sheet.ts'

type FootProps = {
  sheet: SheetState
  active: TimetableRow | undefined
  column: ColumnKey | undefined
  chosenCount: number
  mayWrite: boolean
  onSave: () => void
}

/** What is wrong with the active cell, what is about to change and for whom, and the way to save it. */
export function Foot({ sheet, active, column, chosenCount, mayWrite, onSave }: FootProps) {
  const { count, difference, byId, facts, marks } = sheet
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const words = active && column ? marks.get(active.id)?.get(column) : undefined
  const isSat = active !== undefined && facts.kept.get(active.id) === 'sat'
  return (
    <div className={styles.foot} data-stuck="foot">
      <p className={styles.hint}>
        {words ? (
          <span className={styles.wrong}>
            <TriangleAlert size={15} aria-hidden="true" /> {words.join(' · ')}
          </span>
        ) : isSat ? (
          m.office_sheet_sat()
        ) : chosenCount > 1 ? (
          m.office_sheet_chosen({ count: number(chosenCount) })
        ) : (
          <span className={styles.keys}>
            <kbd>F2</kbd> {m.office_sheet_key_edit()} <kbd>Ctrl</kbd> <kbd>D</kbd> {m.office_sheet_key_fill()}{' '}
            <kbd>Alt</kbd> <kbd>↓</kbd> {m.office_sheet_key_move()} <kbd>Ctrl</kbd> <kbd>Z</kbd>{' '}
            {m.office_sheet_key_undo()}
          </span>
        )}
      </p>
      {mayWrite && (
        <>
          <p className={styles.sum}>
            {count === 0
              ? m.office_sheet_nothing()
              : m.office_sheet_sum({ rows: number(count), doctors: number(countDoctors(difference, byId, facts)) })}
          </p>
          <button type="button" className="btn btn-go" aria-disabled={count === 0} onClick={onSave}>
            {m.office_sheet_look_and_save()}
          </button>
        </>
      )}
    </div>
  )
}
