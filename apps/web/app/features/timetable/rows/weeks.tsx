import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { memo, type ReactNode } from 'react'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'
import type { Day, Week } from '../../../kit/schedule/group-rows.ts'
import { dayId } from '../../../kit/schedule/jump-link.tsx'
import { DateWords } from '../../../kit/schedule/schedule-table.tsx'
import { weekDates, weekName } from '../../../kit/schedule/schedule-words.ts'
import { useOpenForPrint } from '../use-open-for-print.ts'
import styles from './rows.module.css'
import { Slot } from './slot.tsx'

type WeeksProps = {
  courseId: number
  /** What lies behind, folded away. */
  past: readonly Week<TimetableRow>[]
  weeks: readonly Week<TimetableRow>[]
  today: string
}

export function Weeks({ courseId, past, weeks, today }: WeeksProps) {
  const shown = { courseId, today }
  return (
    <div className={styles.tb}>
      {past.length > 0 && (
        <Past weeks={past}>
          {past.map((week) => (
            <WeekPart key={week.key} week={week} {...shown} />
          ))}
        </Past>
      )}
      {weeks.length > 0 && (
        // Each row says all of it again in words; the heads are for the eye.
        <div className={styles.tbHeads} aria-hidden="true">
          <span>{m.schedule_column_date()}</span>
          <span>{m.schedule_column_time()}</span>
          <span>{m.schedule_column_topic()}</span>
          <span>{m.schedule_column_kind()}</span>
          <span>{m.timetable_column_state()}</span>
        </div>
      )}
      {weeks.map((week) => (
        <WeekPart key={week.key} week={week} {...shown} />
      ))}
    </div>
  )
}

function Past({ weeks, children }: { weeks: WeeksProps['past']; children: ReactNode }) {
  const details = useOpenForPrint()
  const locale = getLocale()
  const rows = weeks.reduce((sum, week) => sum + week.days.reduce((all, day) => all + day.rows.length, 0), 0)
  return (
    <details ref={details} className={`card ${styles.tbPast}`} data-part="tb-past">
      <summary>
        <b>
          {weeks.length === 1 ? m.timetable_past_one() : m.timetable_past({ n: formatNumber(weeks.length, locale) })}
        </b>
        <span className="meta">{m.timetable_past_rows({ n: formatNumber(rows, locale) })}</span>
        <Icon of={chevronDownIcon} />
      </summary>
      {children}
    </details>
  )
}

type Shown = Pick<WeeksProps, 'courseId' | 'today'>

function WeekPart({ week, ...shown }: Shown & { week: Week<TimetableRow> }) {
  const locale = getLocale()
  return (
    <section className={styles.tbWeek} aria-labelledby={`w-${week.key}`}>
      <h2 id={`w-${week.key}`}>
        <b>{weekName(week, locale)}</b> <span>{weekDates(week, locale)}</span>
      </h2>
      {week.days.map((day) => (
        <DayPart key={day.key} day={day} {...shown} />
      ))}
    </section>
  )
}

/** Kept as long as it stays what it is: a filter moves whole days, not their rows. */
const DayPart = memo(function DayPart({ day, courseId, today }: Shown & { day: Day<TimetableRow> }) {
  const isToday = day.key === today
  return (
    <section id={dayId(day.key)} className={styles.tbDay} data-part="tb-day" data-is={isToday ? 'today' : undefined}>
      <h3>
        <DateWords date={day.date} isToday={isToday} />
      </h3>
      <ul>
        {day.rows.map((row) => (
          <Slot key={row.event_id} courseId={courseId} row={row} />
        ))}
      </ul>
    </section>
  )
})
