import { dhakaDate, startOfDhakaWeek } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyTimetable } from '../../../kit/course/course-drawings.tsx'
import type { Timetable } from '../../../kit/course/timetable-queries.ts'
import { ClassClock } from '../../../kit/live-class/class-clock.ts'
import { daysIn, groupRows } from '../../../kit/schedule/group-rows.ts'
import { JumpLink } from '../../../kit/schedule/jump-link.tsx'
import { OnlyFilter } from '../only-filter.tsx'
import { ProgressCard } from '../progress-card.tsx'
import styles from '../timetable.module.css'
import { isBefore, isShown, readOnly } from '../timetable-view.ts'
import { Weeks } from './weeks.tsx'

type TimetableRowsProps = {
  timetable: Timetable
  /** When it came, on this device's clock. */
  heardAt: number
  address: string
}

/** The rows of one schedule by week and day, with what can be chosen of them. */
export function TimetableRows({ timetable, heardAt, address }: TimetableRowsProps) {
  const only = readOnly(useSearchParams()[0])
  const { rows, server_time, progress, course } = timetable
  const now = useMemo(() => new Date(server_time), [server_time])
  const weeks = useMemo(
    () =>
      groupRows(
        rows.filter((row) => isShown(row, only)),
        rows[0],
      ),
    [rows, only],
  )
  const clock = useMemo(() => ({ serverTime: server_time, heardAt }), [server_time, heardAt])
  if (rows.length === 0) return <NoRows />
  const thisWeek = dhakaDate(startOfDhakaWeek(now))
  // What somebody looks for among the past is not folded away.
  const folds = only === undefined || only === 'lecture' || only === 'exam'
  const past = folds ? weeks.filter(({ key }) => isBefore(key, thisWeek)) : []
  const coming = folds ? weeks.filter(({ key }) => !isBefore(key, thisWeek)) : weeks
  return (
    <ClassClock value={clock}>
      {progress && <ProgressCard progress={progress} />}
      <div className={styles.tbFilter}>
        <OnlyFilter rows={rows} only={only} address={address} />
        <JumpLink days={daysIn(coming)} />
      </div>
      {weeks.length === 0 ? (
        <NothingShown address={address} />
      ) : (
        <Weeks courseId={course.id} past={past} weeks={coming} today={dhakaDate(now)} />
      )}
    </ClassClock>
  )
}

function NoRows() {
  return (
    <div className="card">
      <EmptyState picture={<EmptyTimetable />} title={m.timetable_none_title()} text={m.timetable_none_text()} />
    </div>
  )
}

function NothingShown({ address }: { address: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<EmptyTimetable />}
        title={m.timetable_none_shown()}
        action={
          <Link className="btn btn-line" to={address}>
            {m.timetable_see_all()}
          </Link>
        }
      />
    </div>
  )
}
