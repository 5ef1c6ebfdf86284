import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { QueryFailed } from '../../kit/loading/query-failed.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { chosenSchedule, readView } from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery, type Schedule, scheduleEventsQuery } from '../../kit/schedule/schedule-queries.ts'
import { NoRows, NoSchedule } from './no-rows.tsx'
import { PageSkeleton, RowsSkeleton } from './schedule-skeleton.tsx'
import styles from './sheet.module.css'
import { SheetBar } from './sheet-bar.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetTable } from './sheet-table.tsx'

/** The printed routine of one schedule: no header, no footer, black on white. */
export function SheetPage() {
  const { batch_id } = useParams()
  const view = readView(useSearchParams()[0])
  return (
    <LoadedPage
      query={batchSchedulesQuery(batch_id)}
      skeleton={<PageSkeleton />}
      errorTitle={m.schedule_error()}
      title={({ batch }) => m.schedule_sheet_page_title({ batch: batch.title })}
    >
      {({ batch, schedules }) => {
        const schedule = chosenSchedule(schedules, view)
        if (!schedule) return <NoSchedule batch={batch} />
        return (
          <div className={styles.sheetPage}>
            <SheetBar batch={batch} schedules={schedules} schedule={schedule} view={view} />
            <article className={styles.sheet} data-part="sheet">
              <SheetHead batch={batch} schedule={schedule} />
              <SheetRows schedule={schedule} page={view.page} />
            </article>
          </div>
        )
      }}
    </LoadedPage>
  )
}

function SheetRows({ schedule, page }: { schedule: Schedule; page: number }) {
  const { data, error, isFetching, refetch } = useQuery(scheduleEventsQuery(schedule.id, page))
  if (!data)
    return error ? <QueryFailed title={m.schedule_error()} query={{ error, isFetching, refetch }} /> : <RowsSkeleton />
  if (data.events.length === 0) return <NoRows only={undefined} allAddress="" />
  return <SheetTable rows={data.events} title={schedule.title} isBeginning={page === 1} />
}
