import { dhakaParts, formatDate, weekdayName } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import { useToday, whenIs } from '../clock/use-today.ts'
import type { Day, Week } from './group-rows.ts'
import { dayId } from './jump-link.tsx'
import { KindCell, TimeCell, TopicCell } from './schedule-cells.tsx'
import type { ScheduleEvent } from './schedule-queries.ts'
import styles from './schedule-table.module.css'
import { weekDates, weekName } from './schedule-words.ts'

type ScheduleTableProps = { title: string; weeks: readonly Week<ScheduleEvent>[] }

/** One table for every width: below 900 px its rows are laid out as cards, a day under its date. */
export function ScheduleTable({ title, weeks }: ScheduleTableProps) {
  const today = useToday()
  return (
    <table className={styles.ttable} data-part="ttable">
      <caption className="sr">{m.schedule_table({ title })}</caption>
      <thead>
        <tr>
          <th scope="col">{m.schedule_column_date()}</th>
          <th scope="col">{m.schedule_column_time()}</th>
          <th scope="col">{m.schedule_column_topic()}</th>
          <th scope="col">{m.schedule_column_kind()}</th>
        </tr>
      </thead>
      {weeks.map((week) => (
        <tbody key={week.key}>
          <WeekRow week={week} columns={4} />
          {week.days.map((day) => (
            <DayRows key={day.key} day={day} when={whenIs(day.key, today)} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type WeekRowProps = { week: { number: number | undefined; days: readonly { date: Date }[] }; columns: number }

export function WeekRow({ week, columns }: WeekRowProps) {
  const locale = getLocale()
  return (
    <tr className={styles.ttWeek} data-part="tt-week">
      <th colSpan={columns} scope="rowgroup">
        <b>{weekName(week, locale)}</b> <span>{weekDates(week, locale)}</span>
      </th>
    </tr>
  )
}

type DayRowsProps = { day: Day<ScheduleEvent>; when: 'past' | 'today' | undefined }

/** Kept as long as its day stays what it is: midnight changes two days out of a hundred. */
const DayRows = memo(function DayRows({ day, when }: DayRowsProps) {
  return day.rows.map((row, position) => (
    <tr key={row.id} id={position === 0 ? dayId(day.key) : undefined} data-is={when}>
      {position === 0 && (
        <th scope="rowgroup" rowSpan={day.rows.length} className={styles.ttDate}>
          <DateWords date={day.date} isToday={when === 'today'} />
        </th>
      )}
      <TimeCell row={row} />
      <TopicCell row={row} />
      <KindCell row={row} />
    </tr>
  ))
})

export function DateWords({ date, isToday }: { date: Date; isToday: boolean }) {
  const locale = getLocale()
  const weekday = weekdayName(dhakaParts(date).weekday, locale)
  return (
    <>
      <span>{formatDate(date, locale, 'short')}</span>{' '}
      <small>
        {/* In every row, so that the page's first script can show it, too (`wake/mark-today.ts`). */}
        <span data-part="today" hidden={!isToday}>
          {m.schedule_today()},{' '}
        </span>
        {weekday}
      </small>
    </>
  )
}
