import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useToday, whenIs } from '../../kit/clock/use-today.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { dayId } from '../../kit/schedule/jump-link.tsx'
import masterStyles from '../../kit/schedule/master.module.css'
import type { MergedDay, MergedWeek } from '../../kit/schedule/merge-schedules.ts'
import { Kind, Topic } from '../../kit/schedule/schedule-cells.tsx'
import type { Schedule, ScheduleEvent } from '../../kit/schedule/schedule-queries.ts'
import scheduleTableStyles from '../../kit/schedule/schedule-table.module.css'
import { DateWords, WeekRow } from '../../kit/schedule/schedule-table.tsx'
import { rowTime } from '../../kit/schedule/schedule-words.ts'
import { UsualTimes } from './schedule-tabs.tsx'

type MasterTableProps = { schedules: readonly Schedule[]; weeks: readonly MergedWeek<ScheduleEvent>[] }

/** A column per schedule; below 900 px a card per day in which each schedule is named. */
export function MasterTable({ schedules, weeks }: MasterTableProps) {
  const today = useToday()
  return (
    <div className={masterStyles.master}>
      <table className={scheduleTableStyles.ttable} data-part="ttable">
        <caption className="sr">{m.schedule_master_table()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.schedule_column_date()}</th>
            {schedules.map((schedule) => (
              <th key={schedule.id} scope="col" className={masterStyles.msColumn} data-part="ms-column">
                <UsualTimes schedule={schedule} />
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.key}>
            <WeekRow week={week} columns={schedules.length + 1} />
            {week.days.map((day) => (
              <MasterDay key={day.key} day={day} schedules={schedules} when={whenIs(day.key, today)} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type MasterDayProps = {
  day: MergedDay<ScheduleEvent>
  schedules: readonly Schedule[]
  when: 'past' | 'today' | undefined
}

function MasterDay({ day, schedules, when }: MasterDayProps) {
  return (
    <tr id={dayId(day.key)} data-is={when}>
      <th scope="row" className={scheduleTableStyles.ttDate}>
        <DateWords date={day.date} isToday={when === 'today'} />
      </th>
      {schedules.map((schedule, column) => {
        const rows = day.cells[column] ?? []
        return (
          <td
            key={schedule.id}
            className={rows.length === 0 ? `${masterStyles.msCell} ${masterStyles.msNone}` : masterStyles.msCell}
            data-part="ms-cell"
          >
            {rows.length === 0 ? (
              <span className="sr">{m.schedule_master_nothing()}</span>
            ) : (
              <span className={masterStyles.msName} data-part="ms-name">
                <Phrase text={schedule.title} />
              </span>
            )}
            {rows.map((row) => (
              <MasterRow key={row.id} row={row} />
            ))}
          </td>
        )
      })}
    </tr>
  )
}

function MasterRow({ row }: { row: ScheduleEvent }) {
  const { from, to } = rowTime(row, getLocale())
  return (
    <div className={masterStyles.msRow} data-part="ms-row">
      <span className={masterStyles.msWhen} data-part="ms-when">
        <time dateTime={row.starts_at}>{from}</time> <span className="nb">– {to}</span>
        <Kind row={row} />
      </span>
      <Topic row={row} />
    </div>
  )
}
