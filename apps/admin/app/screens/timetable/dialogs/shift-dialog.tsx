import { shiftRows, type TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { slashed } from '../model/cell-text.ts'
import { opennessOf } from '../model/edit-rows.ts'
import type { Facts } from '../model/sheet-facts.ts'
import styles from './dialogs.module.css'

type ShiftDialogProps = {
  rows: readonly TimetableRow[]
  facts: Facts
  /** From this row's day on. */
  from: TimetableRow
  /** The schedule that is shown alone; undefined: all of them. */
  scheduleId: number | undefined
  onClose: () => void
  onShift: (shift: (rows: TimetableRow[]) => TimetableRow[]) => void
}

/** Moves a row and all that come after it, around Fridays and holidays. */
export function ShiftDialog({ rows, facts, from, scheduleId, onClose, onShift }: ShiftDialogProps) {
  const id = useId()
  const locale = getLocale()
  const [typed, setTyped] = useState(localizeDigits(7, locale))
  const [weekdaysOnly, setWeekdaysOnly] = useState(true)
  const days = Number(toLatinDigits(typed.trim()).replace('−', '-'))
  const isNumber = typed.trim() !== '' && Number.isInteger(days) && Math.abs(days) <= 366
  const shift = (all: readonly TimetableRow[]): TimetableRow[] => {
    const isMoving = (row: TimetableRow) =>
      (scheduleId === undefined || row.scheduleId === scheduleId) && facts.kept.get(row.id) !== 'sat'
    const moved = new Map(
      shiftRows(all.filter(isMoving), { from: from.date, days, isOpen: opennessOf(facts, weekdaysOnly) }).map((row) => [
        row.id,
        row,
      ]),
    )
    return all.map((row) => moved.get(row.id) ?? row)
  }
  const after = isNumber ? shift(rows) : rows
  const moved = after.filter((row, at) => row !== rows[at])
  const lastAfter = moved
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const day = (date: string) => localizeDigits(slashed(date), locale)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isNumber) return
    onShift(shift)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={m.office_sheet_shift_title({ date: day(from.date) })}>
      <form onSubmit={send} className={styles.form}>
        <div className="field">
          <label htmlFor={id}>{m.office_sheet_shift_days()}</label>
          <input
            id={id}
            className="input"
            inputMode="numeric"
            value={typed}
            aria-invalid={!isNumber}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p id={`${id}-hint`} className="hint">
            {m.office_sheet_shift_hint()}
          </p>
        </div>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={weekdaysOnly}
            onChange={(event) => setWeekdaysOnly(event.currentTarget.checked)}
          />
          {m.office_sheet_shift_weekdays()}
        </label>
        <p role="status" className={styles.sum}>
          {isNumber
            ? moved.length === 0
              ? m.office_sheet_shift_none()
              : m.office_sheet_shift_sum({ rows: formatNumber(moved.length, locale), date: day(lastAfter!) })
            : m.office_sheet_no_number({ text: typed })}
        </p>
        <div className="dlg-act">
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_sheet_back()}
          </button>
          <button type="submit" className="btn btn-brand" aria-disabled={!isNumber}>
            {m.office_sheet_shift_now()}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
