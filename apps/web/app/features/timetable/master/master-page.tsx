import { dhakaDate } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { printerIcon } from '@prostuti/ui/icons/study'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { EmptyTimetable } from '../../../kit/course/course-drawings.tsx'
import { OfCourse } from '../../../kit/course/of-course.tsx'
import { masterAddress, scheduleAddress } from '../../../kit/course/timetable-addresses.ts'
import { type Timetable, timetableQuery } from '../../../kit/course/timetable-queries.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { JumpLink } from '../../../kit/schedule/jump-link.tsx'
import { mergeSchedules } from '../../../kit/schedule/merge-schedules.ts'
import { GatherSchedules } from '../gather-schedules.tsx'
import { OnlyFilter } from '../only-filter.tsx'
import { type BatchParams, OwnCourse } from '../own-course.tsx'
import styles from '../timetable.module.css'
import { TimetableSkeleton } from '../timetable-skeleton.tsx'
import { isShown, readOnly } from '../timetable-view.ts'
import { MasterTable } from './master-table.tsx'

/** All timetables of the batch side by side, the doctor's own marked. */
export function MasterPage({ params }: { params: BatchParams }) {
  return <OwnCourse params={params}>{(courseId) => <Master courseId={courseId} />}</OwnCourse>
}

function Master({ courseId }: { courseId: number }) {
  const query = useQuery(timetableQuery(courseId))
  usePageTitle(query.data && m.timetable_master_page({ course: query.data.course.title }))
  return (
    <MyPage
      title={m.timetable_master()}
      back={{ to: addressOf('/my/courses/:id', { id: courseId }), label: m.timetable_back() }}
    >
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
    <div className={styles.tbPage}>
      <div className={styles.tbHead}>
        <p className="meta">{m.timetable_master_text()}</p>
        <div className={styles.tbActions}>
          <Link className="btn btn-line btn-sm" to={scheduleAddress(course, course.schedule_id)}>
            {m.timetable_to_own()}
          </Link>
          <button type="button" className="btn btn-line btn-sm" onClick={() => print()}>
            <Icon of={printerIcon} size="sm" />
            {m.timetable_print()}
          </button>
        </div>
      </div>
      <GatherSchedules own={own}>
        {(timetables) => {
          const rows = timetables.map((each) => each.filter((row) => isShown(row, only)))
          const weeks = mergeSchedules(rows, own.rows[0])
          return (
            <>
              <div className={styles.tbFilter}>
                <OnlyFilter rows={own.rows} only={only} address={address} />
                <JumpLink days={weeks.flatMap(({ days }) => days.map(({ key }) => key))} />
              </div>
              <MasterTable
                courseId={course.id}
                schedules={own.schedules}
                weeks={weeks}
                today={dhakaDate(new Date(own.server_time))}
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
