import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { columnsIcon, printerIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import { masterAddress } from '../../kit/course/timetable-addresses.ts'
import type { Timetable } from '../../kit/course/timetable-queries.ts'
import { CalendarButton } from '../../kit/schedule/calendar-button.tsx'
import styles from './timetable.module.css'

/** Into one's own calendar, onto paper, and beside the batch's other timetables. */
export function TimetableActions({ timetable: { course, schedules, schedule_id } }: { timetable: Timetable }) {
  const shown = schedules.find(({ id }) => id === schedule_id)
  return (
    <div className={styles.tbActions}>
      {shown?.calendar_path && <CalendarButton path={shown.calendar_path} />}
      <button type="button" className="btn btn-line btn-sm" onClick={() => print()}>
        <Icon of={printerIcon} size="sm" />
        {m.timetable_print()}
      </button>
      {schedules.length > 1 && (
        <Link className="btn btn-line btn-sm" to={masterAddress(course, course.schedule_id)}>
          <Icon of={columnsIcon} size="sm" />
          {m.timetable_master()}
        </Link>
      )}
    </div>
  )
}
