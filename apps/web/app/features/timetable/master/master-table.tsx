import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import { clockRange, weekdaysWords } from '../../../kit/batch/batch-words.ts'
import { whenIs } from '../../../kit/clock/use-today.ts'
import type { BatchSchedule, TimetableRow } from '../../../kit/course/timetable-queries.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { dayId } from '../../../kit/schedule/jump-link.tsx'
import scheduleMasterStyles from '../../../kit/schedule/master.module.css'
import type { MergedDay, MergedWeek } from '../../../kit/schedule/merge-schedules.ts'
import scheduleTableStyles from '../../../kit/schedule/schedule-table.module.css'
import { DateWords, WeekRow } from '../../../kit/schedule/schedule-table.tsx'
import { rowTime } from '../../../kit/schedule/schedule-words.ts'
import { StatePart } from '../rows/state-part.tsx'
import masterStyles from './master.module.css'

type MasterTableProps = {
  courseId: number
  schedules: readonly BatchSchedule[]
  weeks: readonly MergedWeek<TimetableRow>[]
  today: string
}

/** A column per schedule; below 900 px a card per week in which each schedule is named. */
export function MasterTable({ courseId, schedules, weeks, today }: MasterTableProps) {
  const locale = getLocale()
  return (
    <div className={`${scheduleMasterStyles.master} ${masterStyles.tbMaster}`}>
      <table className={scheduleTableStyles.ttable} data-part="ttable">
        <caption className="sr">{m.schedule_master_table()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.schedule_column_date()}</th>
            {schedules.map((schedule) => (
              <th
                key={schedule.id}
                scope="col"
                className={scheduleMasterStyles.msColumn}
                data-is={schedule.is_own ? 'own' : undefined}
                data-part="ms-column"
              >
                <b>
                  <Phrase text={schedule.title} />
                </b>
                {schedule.is_own && <span className="chip chip-brand">{m.timetable_own()}</span>}
                <span className="dotted">
                  <span>{weekdaysWords(schedule.weekdays, locale)}</span>
                  <span>{clockRange(schedule, locale)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.key}>
            <WeekRow week={week} columns={schedules.length + 1} />
            {week.days.map((day) => (
              <MasterDay key={day.key} day={day} {...{ courseId, schedules }} when={whenIs(day.key, today)} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type MasterDayProps = Omit<MasterTableProps, 'weeks' | 'today'> & {
  day: MergedDay<TimetableRow>
  when: 'past' | 'today' | undefined
}

function MasterDay({ courseId, day, schedules, when }: MasterDayProps) {
  return (
    <tr id={dayId(day.key)} data-is={when === 'today' ? 'today' : undefined}>
      <th scope="row" className={scheduleTableStyles.ttDate}>
        <DateWords date={day.date} isToday={when === 'today'} />
      </th>
      {schedules.map((schedule, column) => {
        const rows = day.cells[column] ?? []
        return (
          <td
            key={schedule.id}
            className={
              rows.length === 0
                ? `${scheduleMasterStyles.msCell} ${scheduleMasterStyles.msNone}`
                : scheduleMasterStyles.msCell
            }
            data-is={schedule.is_own ? 'own' : undefined}
            data-part="ms-cell"
          >
            {rows.length === 0 ? (
              <span className="sr">{m.schedule_master_nothing()}</span>
            ) : (
              <span className={scheduleMasterStyles.msName} data-part="ms-name">
                <Phrase text={schedule.title} />
                {schedule.is_own && ` · ${m.timetable_own()}`}
              </span>
            )}
            {rows.map((row) => (
              <MasterRow key={row.event_id} row={row} courseId={schedule.is_own ? courseId : undefined} />
            ))}
          </td>
        )
      })}
    </tr>
  )
}

function MasterRow({ row, courseId }: { row: TimetableRow; courseId: number | undefined }) {
  const { from, to } = rowTime(row, getLocale())
  const title = <Phrase text={row.title} />
  return (
    <div className={scheduleMasterStyles.msRow} data-part="ms-row">
      <span className={scheduleMasterStyles.msWhen} data-part="ms-when">
        <Icon of={row.kind === 'lecture' ? lectureIcon : examIcon} size="sm" />
        <time dateTime={row.starts_at}>{from}</time> <span className="nb">– {to}</span>
      </span>
      <b>{row.is_cancelled ? <s>{title}</s> : title}</b>
      {courseId !== undefined && <StatePart courseId={courseId} row={row} />}
    </div>
  )
}
