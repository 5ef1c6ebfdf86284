import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import type { TimetableRow } from '../../kit/course/timetable-queries.ts'
import { isShown, type Only, onlyQuery } from './timetable-view.ts'
import '@prostuti/ui/styles/filters.css'

/** Lectures, exams, what is left and what was missed; the last two only where there are any. */
export function OnlyFilter({ rows, only, address }: { rows: readonly TimetableRow[]; only: Only; address: string }) {
  const count = (kind: Only) => rows.filter((row) => isShown(row, kind)).length
  const n = (kind: Only) => ({ n: formatNumber(count(kind), getLocale()) })
  const choices: { only: Only; words: string }[] = [
    { only: undefined, words: m.timetable_all() },
    { only: 'lecture', words: m.timetable_lectures() },
    { only: 'exam', words: m.timetable_exams() },
    { only: 'to_do', words: m.timetable_only_to_do(n('to_do')) },
    { only: 'missed', words: m.timetable_only_missed(n('missed')) },
  ]
  return (
    <nav className="filters" aria-label={m.timetable_filter()}>
      {choices
        .filter(
          (choice) =>
            !['to_do', 'missed'].includes(choice.only ?? '') || count(choice.only) > 0 || choice.only === only,
        )
        .map((choice) => (
          <Link
            key={choice.only ?? 'all'}
            to={`${address}${onlyQuery(choice.only)}`}
            replace
            preventScrollReset
            aria-current={only === choice.only ? 'true' : undefined}
          >
            {choice.words}
          </Link>
        ))}
    </nav>
  )
}
