import * as m from '@prostuti/text/messages'
import { useParams, useSearchParams } from 'react-router'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { chosenSchedule, namedInAddress, readView } from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery } from '../../kit/schedule/schedule-queries.ts'
import { NoSchedule } from './no-rows.tsx'
import { ScheduleActions } from './schedule-actions.tsx'
import { ScheduleHead } from './schedule-head.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { PageSkeleton } from './schedule-skeleton.tsx'
import { ScheduleTabs } from './schedule-tabs.tsx'
import styles from './schedules.module.css'

/** One timetable of a batch, and the way to its others. */
export function SchedulePage() {
  const { batch_id } = useParams()
  const view = readView(useSearchParams()[0])
  return (
    <LoadedPage
      query={batchSchedulesQuery(batch_id)}
      skeleton={<PageSkeleton />}
      errorTitle={m.schedule_error()}
      title={({ batch }) => m.schedule_page_title({ batch: batch.title })}
    >
      {({ batch, schedules }) => {
        const schedule = chosenSchedule(schedules, view)
        if (!schedule) return <NoSchedule batch={batch} />
        const shown = { ...view, schedule: namedInAddress(schedules, schedule) }
        return (
          <div className={`wrap block ${styles.timetable}`}>
            <ScheduleHead batch={batch}>
              <ScheduleActions batch={batch} schedule={schedule} named={shown.schedule} />
            </ScheduleHead>
            <ScheduleTabs batch={batch} schedules={schedules} chosen={schedule.id} only={view.only} />
            <ScheduleList batch={batch} schedule={schedule} isOneOfSeveral={schedules.length > 1} view={shown} />
          </div>
        )
      }}
    </LoadedPage>
  )
}
