import { formatRelativeDay, formatTime } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { PartCard } from './part-card.tsx'
import styles from './today.module.css'
import type { Here, Today } from './today-types.ts'

type ComingRow = Here<'coming'>['rows'][number]
type CheckName = ComingRow['checks'][number]['name']

const checkWords: Record<CheckName, () => string> = {
  paper: m.office_today_check_paper,
  questions: m.office_today_check_questions,
  times: m.office_today_check_times,
  notice: m.office_today_check_notice,
  teacher: m.office_today_check_teacher,
  place: m.office_today_check_place,
  open_day: m.office_today_check_open_day,
  no_clash: m.office_today_check_no_clash,
}

/** The cell of the sheet in which each thing is put right. */
const cellOf: Partial<Record<CheckName, string>> = {
  paper: 'paperId',
  questions: 'paperId',
  times: 'paperId',
  teacher: 'teacherId',
  place: 'hall',
  open_day: 'date',
  no_clash: 'date',
}

type ComingProps = { coming: Today['coming']; now: Date }

/** The next seven days, and what each of them still lacks. */
export function Coming({ coming, now }: ComingProps) {
  const locale = getLocale()
  return (
    <PartCard part={coming} title={m.office_today_coming()} hint={m.office_today_coming_hint()}>
      {({ rows, more }) =>
        rows.length === 0 ? (
          <p className={styles.calm}>{m.office_today_coming_none()}</p>
        ) : (
          <>
            <table className={styles.grid}>
              <thead>
                <tr>
                  <th scope="col">{m.office_today_when()}</th>
                  <th scope="col">{m.office_today_what()}</th>
                  <th scope="col">{m.office_today_ready()}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td className={styles.when}>
                      <b>{formatRelativeDay(new Date(row.starts_at), now, locale)}</b>
                      <small>{formatTime(new Date(row.starts_at), locale)}</small>
                    </td>
                    <td>
                      <b>{pickText(row.title, locale)}</b>
                      <small>{aboutOf(row)}</small>
                    </td>
                    <td>
                      <Ready row={row} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {more > 0 && (
              <p className={styles.foot}>{m.office_today_coming_more({ count: formatNumber(more, locale) })}</p>
            )}
          </>
        )
      }
    </PartCard>
  )
}

function aboutOf({ course, teacher, questions }: ComingRow): string {
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const counted =
    questions &&
    (questions.placed < questions.wanted
      ? m.office_today_placed({ placed: number(questions.placed), wanted: number(questions.wanted) })
      : m.office_today_question_count({ count: number(questions.wanted) }))
  return [pickText(course, locale), counted, teacher && pickText(teacher, locale)].filter(Boolean).join(' · ')
}

/** A mark for each thing that has to be there, and in words what is left. */
function Ready({ row }: { row: ComingRow }) {
  const hasScreen = useHasScreen()
  const { checks, questions, batch_id } = row
  const left = checks.filter(({ is_done }) => !is_done)
  // Without a paper there is nothing to say about its questions and hours.
  const hasPaper = !left.some(({ name }) => name === 'paper')
  const named = left.filter(({ name }) => hasPaper || (name !== 'questions' && name !== 'times'))
  const lacking = named.map(({ name }) =>
    name === 'questions' && questions && questions.placed < questions.wanted
      ? m.office_today_more_questions({ count: formatNumber(questions.wanted - questions.placed, getLocale()) })
      : checkWords[name](),
  )
  const words = left.length === 0 ? m.office_today_all_ready() : m.office_today_lacks({ what: lacking.join(', ') })
  const cell = left.flatMap(({ name }) => cellOf[name] ?? [])[0] ?? 'title'
  const to = `/batches/${batch_id}/timetable?row=${row.id}&cell=${cell}`
  return (
    <div className={styles.ready}>
      <span aria-hidden="true" className={styles.marks}>
        {checks.map(({ name, is_done }) => (
          <i
            key={name}
            data-is={is_done ? 'done' : 'left'}
            title={`${checkWords[name]()}: ${is_done ? m.office_today_is_done() : m.office_today_is_left()}`}
          >
            {is_done && <Check size={14} strokeWidth={2.25} />}
          </i>
        ))}
      </span>
      {left.length > 0 && hasScreen(to) ? (
        <Link className={styles.lacks} to={to}>
          {words} <ChevronRight aria-hidden="true" size={16} />
        </Link>
      ) : (
        <span className={styles.lacks} data-is={left.length === 0 ? 'done' : undefined}>
          {words}
        </span>
      )}
    </div>
  )
}
