import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { columnsIcon } from '@prostuti/ui/icons/study'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { QueryFailed } from '../../kit/loading/query-failed.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { daysIn, groupRows, isShown } from '../../kit/schedule/group-rows.ts'
import { masterAddress, type ScheduleView, scheduleAddress, viewQuery } from '../../kit/schedule/schedule-address.ts'
import {
  rowsPerPage,
  type Schedule,
  type ScheduledBatch,
  scheduleEventsQuery,
} from '../../kit/schedule/schedule-queries.ts'
import { ScheduleTable } from '../../kit/schedule/schedule-table.tsx'
import { NoRows } from './no-rows.tsx'
import { ScheduleFilter } from './schedule-filter.tsx'
import { RowsSkeleton } from './schedule-skeleton.tsx'

type ScheduleListProps = { batch: ScheduledBatch; schedule: Schedule; isOneOfSeveral: boolean; view: ScheduleView }

export function ScheduleList({ batch, schedule, isOneOfSeveral, view }: ScheduleListProps) {
  const { data, error, isFetching, refetch } = useQuery(scheduleEventsQuery(schedule.id, view.page))
  const address = scheduleAddress(batch.id)
  const weeks = useMemo(
    () =>
      groupRows(
        data?.events.filter((row) => isShown(row, view.only)) ?? [],
        view.page === 1 ? data?.events[0] : undefined,
      ),
    [data, view.only, view.page],
  )
  return (
    <>
      <ScheduleFilter address={address} view={view} days={daysIn(weeks)}>
        {isOneOfSeveral && (
          <Link className="link" to={masterAddress(batch.id)}>
            <Icon of={columnsIcon} />
            {m.schedule_to_master()}
          </Link>
        )}
      </ScheduleFilter>
      {data ? (
        weeks.length === 0 ? (
          <NoRows only={view.only} allAddress={`${address}${viewQuery({ schedule: view.schedule })}`} />
        ) : (
          <ScheduleTable title={schedule.title} weeks={weeks} />
        )
      ) : error ? (
        <QueryFailed title={m.schedule_error()} query={{ error, isFetching, refetch }} />
      ) : (
        <RowsSkeleton />
      )}
      <Pager
        page={view.page}
        perPage={rowsPerPage}
        total={data?.total ?? 0}
        pageAddress={(page) => `${address}${viewQuery({ ...view, page })}`}
      />
    </>
  )
}
