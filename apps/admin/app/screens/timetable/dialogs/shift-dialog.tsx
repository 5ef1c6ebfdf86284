import type { TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { slashed } from '../model/cell-text.ts'
import type { Facts } from '../model/sheet-facts.ts'
import { shiftSheet } from '../model/shift-sheet.ts'
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
  const [now] = useState(() => new Date())
  const shift = (all: readonly TimetableRow[]) =>
    shiftSheet(all, { facts, from: from.date, scheduleId, days, weekdaysOnly, now })
  const plan = isNumber ? shift(rows) : undefined
  const day = (date: string) => localizeDigits(slashed(date), locale)
  const count = (value: number) => formatNumber(value, locale)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (plan === undefined) return
    onShift((all) => shift(all).rows)
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
        <div role="status">
          <p className={styles.sum}>
            {plan === undefined
              ? m.office_sheet_no_number({ text: typed })
              : plan.last === undefined
                ? m.office_sheet_shift_none()
                : m.office_sheet_shift_sum({ rows: count(plan.moved), date: day(plan.last) })}
          </p>
          {plan && (
            <ul className={styles.notes}>
              {plan.staying.held > 0 && <li>{m.office_sheet_shift_held({ count: count(plan.staying.held) })}</li>}
              {plan.staying.sat > 0 && <li>{m.office_sheet_shift_sat({ count: count(plan.staying.sat) })}</li>}
              {plan.staying.cancelled > 0 && (
                <li>{m.office_sheet_shift_cancelled({ count: count(plan.staying.cancelled) })}</li>
              )}
              {plan.outside > 0 && (
                <li className={styles.warning}>
                  {m.office_sheet_shift_outside({ count: count(plan.outside), date: day(facts.batch.ends_on) })}
                </li>
              )}
            </ul>
          )}
        </div>
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
