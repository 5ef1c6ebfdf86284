import type { Conflict, TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import { slashed } from './cell-text.ts'
import type { Facts } from './sheet-facts.ts'

/** A conflict in a sentence that says what is in the way. */
export function conflictWords(conflict: Conflict, rows: ReadonlyMap<number, TimetableRow>, facts: Facts): string {
  const locale = getLocale()
  const row = rows.get(conflict.rowId)
  const inTheWay = () => {
    const other = conflict.withOther === undefined ? undefined : facts.taken[conflict.withOther]
    if (other)
      return other.batch
        ? m.office_sheet_in_batch({ batch: pickText(other.batch, locale), time: formatClock(other.starts, locale) })
        : m.office_sheet_in_other_batch({ time: formatClock(other.starts, locale) })
    const here = rows.get(conflict.withRow ?? 0)
    return here
      ? m.office_sheet_with_row({ title: pickText(here.title, locale), time: formatClock(here.starts, locale) })
      : ''
  }
  switch (conflict.kind) {
    case 'teacher_twice':
      return m.office_sheet_teacher_twice({ where: inTheWay() })
    case 'hall_twice':
      return m.office_sheet_hall_twice({ where: inTheWay() })
    case 'branch_twice':
      return m.office_sheet_branch_twice({ where: inTheWay() })
    case 'two_exams':
      return m.office_sheet_two_exams({ where: inTheWay() })
    case 'outside_batch': {
      const day = (date: string) => localizeDigits(slashed(date), locale)
      return m.office_sheet_outside({ from: day(facts.batch.starts_on), to: day(facts.batch.ends_on) })
    }
    case 'holiday': {
      const holiday = facts.holidays.get(row?.date ?? '')
      return m.office_sheet_holiday({ name: holiday ? pickText(holiday.name, locale) : '' })
    }
    case 'paper_none':
      return m.office_sheet_paper_none()
    case 'paper_hidden':
      return m.office_sheet_paper_hidden()
    case 'paper_shut':
      return m.office_sheet_paper_shut()
  }
}
