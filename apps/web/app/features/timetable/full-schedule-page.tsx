import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../kit/address/address-of.ts'
import { OfCourse } from '../../kit/course/of-course.tsx'
import { timetableQuery } from '../../kit/course/timetable-queries.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { TimetableRows } from './rows/timetable-rows.tsx'
import styles from './timetable.module.css'
import { TimetableActions } from './timetable-actions.tsx'
import { TimetableSkeleton } from './timetable-skeleton.tsx'
import { useFreshAtTurn } from './use-fresh-at-turn.ts'

/** The whole of the doctor's own timetable. */
export function FullSchedulePage({ id }: { id: string }) {
  const query = useQuery(timetableQuery(id))
  const { data } = query
  useFreshAtTurn(query)
  usePageTitle(data && m.timetable_page({ course: data.course.title }))
  return (
    <MyPage title={m.timetable_title()} back={{ to: addressOf('/my/courses/:id', { id }), label: m.timetable_back() }}>
      <OfCourse courseId={id} query={query} errorTitle={m.timetable_error()} skeleton={<TimetableSkeleton />}>
        {(timetable) => (
          <div className={styles.tbPage}>
            <div className={styles.tbHead}>
              <p className="meta">
                <Phrase text={timetable.course.title} />
                {' · '}
                <Phrase text={timetable.schedules.find(({ is_own }) => is_own)?.title ?? ''} />
              </p>
              <TimetableActions timetable={timetable} />
            </div>
            <TimetableRows
              timetable={timetable}
              heardAt={query.dataUpdatedAt}
              address={addressOf('/my/courses/:id/full-schedule', { id: id })}
            />
          </div>
        )}
      </OfCourse>
    </MyPage>
  )
}
