import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { OfCourse } from '../../kit/course/of-course.tsx'
import { scheduleAddress } from '../../kit/course/timetable-addresses.ts'
import { type Timetable, timetableQuery } from '../../kit/course/timetable-queries.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { type BatchParams, OwnCourse } from './own-course.tsx'
import { TimetableRows } from './rows/timetable-rows.tsx'
import styles from './timetable.module.css'
import { TimetableActions } from './timetable-actions.tsx'
import { TimetableSkeleton } from './timetable-skeleton.tsx'
import { useFreshAtTurn } from './use-fresh-at-turn.ts'
import '@prostuti/ui/styles/filters.css'

/** One timetable of the doctor's batch: their own, or another of the same batch to look at. */
export function SchedulePage({ params }: { params: BatchParams }) {
  return (
    <OwnCourse params={params}>
      {(courseId) => <OneSchedule key={params.schedule_id} courseId={courseId} scheduleId={params.schedule_id} />}
    </OwnCourse>
  )
}

function OneSchedule({ courseId, scheduleId }: { courseId: number; scheduleId: string }) {
  const query = useQuery(timetableQuery(courseId, scheduleId))
  useFreshAtTurn(query)
  usePageTitle(query.data && m.timetable_page({ course: query.data.course.title }))
  return (
    <MyPage
      title={m.timetable_title()}
      back={{ to: addressOf('/my/courses/:id', { id: courseId }), label: m.timetable_back() }}
    >
      <OfCourse courseId={courseId} query={query} errorTitle={m.timetable_error()} skeleton={<TimetableSkeleton />}>
        {(timetable) => (
          <div className={styles.tbPage}>
            <div className={styles.tbHead}>
              <p className="meta">
                <Phrase text={timetable.course.title} />
              </p>
              <TimetableActions timetable={timetable} />
            </div>
            <Schedules timetable={timetable} />
            {timetable.schedule_id !== timetable.course.schedule_id && <NotOwn timetable={timetable} />}
            <TimetableRows
              timetable={timetable}
              heardAt={query.dataUpdatedAt}
              address={scheduleAddress(timetable.course, timetable.schedule_id)}
            />
          </div>
        )}
      </OfCourse>
    </MyPage>
  )
}

function Schedules({ timetable: { course, schedules, schedule_id } }: { timetable: Timetable }) {
  if (schedules.length < 2) return null
  return (
    <nav className="filters" aria-label={m.timetable_schedules()}>
      {schedules.map(({ id, title, is_own }) => (
        <Link key={id} to={scheduleAddress(course, id)} aria-current={id === schedule_id ? 'true' : undefined}>
          <span>
            <Phrase text={title} />
            {is_own && <small className={styles.tbOwn}>{m.timetable_own()}</small>}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function NotOwn({ timetable: { course } }: { timetable: Timetable }) {
  return (
    <div className={`card pad ${styles.tbNotOwn}`}>
      <b>{m.timetable_not_own_title()}</b>
      <p>{m.timetable_not_own_text()}</p>
      <Link className="link" to={scheduleAddress(course, course.schedule_id)}>
        {m.timetable_to_own()}
      </Link>
    </div>
  )
}
