import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../../page/use-page-title.ts'
import { MyPage } from '../my/page.tsx'
import { dayKey } from '../schedules/group-rows.ts'
import { JumpLink } from '../schedules/jump-link.tsx'
import { masterAddress, scheduleAddress } from './addresses.ts'
import { EmptyTimetable } from './drawings.tsx'
import { GatherSchedules } from './gather-schedules.tsx'
import { MasterTable } from './master-table.tsx'
import { mergeTimetables } from './merge-timetables.ts'
import { OfCourse } from './of-course.tsx'
import { OnlyFilter } from './only-filter.tsx'
import { type BatchParams, OwnCourse } from './own-course.tsx'
import { TimetableIcon } from './timetable-icon.tsx'
import { type Timetable, timetableQuery } from './timetable-queries.ts'
import { TimetableSkeleton } from './timetable-skeleton.tsx'
import { isShown, readOnly } from './timetable-view.ts'
import './timetable.css'

/** All timetables of the batch side by side, the doctor's own marked. */
export function MasterPage({ params }: { params: BatchParams }) {
  return <OwnCourse params={params}>{(courseId) => <Master courseId={courseId} />}</OwnCourse>
}

function Master({ courseId }: { courseId: number }) {
  const query = useQuery(timetableQuery(courseId))
  usePageTitle(query.data && m.timetable_master_page({ course: query.data.course.title }))
  return (
    <MyPage title={m.timetable_master()} back={{ to: `/my/courses/${courseId}`, label: m.timetable_back() }}>
      <OfCourse courseId={courseId} query={query} errorTitle={m.timetable_error()} skeleton={<TimetableSkeleton />}>
        {(own) => (own.schedules.length < 2 ? <OneOnly own={own} /> : <SideBySide own={own} />)}
      </OfCourse>
    </MyPage>
  )
}

function SideBySide({ own }: { own: Timetable }) {
  const only = readOnly(useSearchParams()[0])
  const { course } = own
  const address = masterAddress(course, course.schedule_id)
  return (
    <div className="tb-page">
      <div className="tb-head">
        <p className="meta">{m.timetable_master_text()}</p>
        <div className="tb-actions">
          <Link className="btn btn-line btn-sm" to={scheduleAddress(course, course.schedule_id)}>
            {m.timetable_to_own()}
          </Link>
          <button type="button" className="btn btn-line btn-sm" onClick={() => print()}>
            <TimetableIcon name="printer" />
            {m.timetable_print()}
          </button>
        </div>
      </div>
      <GatherSchedules own={own}>
        {(timetables) => {
          const rows = timetables.map((each) => each.filter((row) => isShown(row, only)))
          const weeks = mergeTimetables(rows, own.rows[0])
          return (
            <>
              <div className="tb-filter">
                <OnlyFilter rows={own.rows} only={only} address={address} />
                <JumpLink days={weeks.flatMap(({ days }) => days.map(({ key }) => key))} />
              </div>
              <MasterTable
                courseId={course.id}
                schedules={own.schedules}
                weeks={weeks}
                today={dayKey(new Date(own.server_time))}
              />
            </>
          )
        }}
      </GatherSchedules>
    </div>
  )
}

function OneOnly({ own: { course } }: { own: Timetable }) {
  return (
    <div className="card">
      <EmptyState
        picture={<EmptyTimetable />}
        title={m.timetable_master_one()}
        text={m.timetable_master_one_text()}
        action={
          <Link className="btn btn-line" to={scheduleAddress(course, course.schedule_id)}>
            {m.timetable_to_own()}
          </Link>
        }
      />
    </div>
  )
}
