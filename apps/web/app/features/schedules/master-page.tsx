import * as m from '@prostuti/text/messages'
import { Link, useParams, useSearchParams } from 'react-router'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { masterAddress, readView, scheduleAddress } from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery } from '../../kit/schedule/schedule-queries.ts'
import { MasterList } from './master-list.tsx'
import { NoSchedule } from './no-rows.tsx'
import { ScheduleHead } from './schedule-head.tsx'
import { PageSkeleton } from './schedule-skeleton.tsx'
import styles from './schedules.module.css'

/** All timetables of a batch side by side, so that a reader can tell which of them fits their week. */
export function MasterPage() {
  const { batch_id } = useParams()
  const view = readView(useSearchParams()[0])
  return (
    <LoadedPage
      query={batchSchedulesQuery(batch_id)}
      skeleton={<PageSkeleton />}
      errorTitle={m.schedule_error()}
      title={({ batch }) => m.schedule_master_page_title({ batch: batch.title })}
    >
      {({ batch, schedules }) =>
        schedules.length === 0 ? (
          <NoSchedule batch={batch} />
        ) : (
          <div className={`wrap block ${styles.timetable}`}>
            <ScheduleHead
              batch={batch}
              page={{ title: m.schedule_master_title(), path: masterAddress(batch.id) }}
              text={m.schedule_master_text()}
            >
              <Link className="btn btn-line btn-sm" to={scheduleAddress(batch.id)}>
                {m.schedule_to_single()}
              </Link>
            </ScheduleHead>
            <MasterList batch={batch} schedules={schedules} view={{ ...view, schedule: undefined }} />
          </div>
        )
      }
    </LoadedPage>
  )
}
