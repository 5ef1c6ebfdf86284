import { dhakaParts, formatDate, weekdayName } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useMemo } from 'react'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { type Day, groupRows } from '../../kit/schedule/group-rows.ts'
import type { ScheduleEvent } from '../../kit/schedule/schedule-queries.ts'
import { kindWords, rowDetails, rowTime, weekDates, weekName } from '../../kit/schedule/schedule-words.ts'
import styles from './sheet.module.css'

type SheetTableProps = { rows: readonly ScheduleEvent[]; title: string; isBeginning: boolean }

/** A plain table, the same on the screen and on paper; its head is repeated on every sheet. */
export function SheetTable({ rows, title, isBeginning }: SheetTableProps) {
  const locale = getLocale()
  const weeks = useMemo(() => groupRows(rows, isBeginning ? rows[0] : undefined), [rows, isBeginning])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.sheetScroll} tabIndex={0} aria-label={m.schedule_table({ title })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.schedule_column_date()}</th>
            <th scope="col">{m.schedule_column_time()}</th>
            <th scope="col">{m.schedule_column_topic()}</th>
            <th scope="col">{m.schedule_column_teacher()}</th>
            <th scope="col">{m.schedule_column_kind()}</th>
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.key}>
            <tr className={styles.sheetWeek}>
              <th colSpan={5} scope="rowgroup">
                {weekName(week, locale)} <span>{weekDates(week, locale)}</span>
              </th>
            </tr>
            {week.days.map((day) => (
              <SheetDay key={day.key} day={day} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function SheetDay({ day }: { day: Day<ScheduleEvent> }) {
  const locale = getLocale()
  return day.rows.map((row, position) => (
    <tr key={row.id} className={row.kind === 'exam' ? styles.sheetExam : undefined}>
      <th scope="row">
        {/* Named in every row: a day may be torn apart by the end of a sheet. */}
        <span className={position === 0 ? undefined : styles.sheetAgain}>
          <span className="nb">{formatDate(day.date, locale, 'short')},</span>{' '}
          {weekdayName(dhakaParts(day.date).weekday, locale)}
        </span>
      </th>
      <td>{timeWords(row)}</td>
      <td>
        {row.is_cancelled ? (
          <>
            <s>
              <Phrase text={row.title} />
            </s>{' '}
            ({m.schedule_cancelled()})
          </>
        ) : (
          <Phrase text={row.title} />
        )}
      </td>
      <td>
        <Phrase text={rowDetails(row, locale).join(' · ')} />
      </td>
      <td>{kindWords(row.kind, locale)}</td>
    </tr>
  ))

  function timeWords(row: ScheduleEvent): string {
    const { from, to } = rowTime(row, locale)
    return `${from} – ${to}`
  }
}
