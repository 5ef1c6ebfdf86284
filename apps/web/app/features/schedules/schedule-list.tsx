import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Pager } from '../../page/pager.tsx'
import { daysIn, groupRows, isShown } from './group-rows.ts'
import { NoRows, RowsFailed } from './no-rows.tsx'
import { masterAddress, type ScheduleView, scheduleAddress, viewQuery } from './schedule-address.ts'
import { ScheduleFilter } from './schedule-filter.tsx'
import { ScheduleIcon } from './schedule-icon.tsx'
import { rowsPerPage, type Schedule, type ScheduledBatch, scheduleEventsQuery } from './schedule-queries.ts'
import { RowsSkeleton } from './schedule-skeleton.tsx'
import { ScheduleTable } from './schedule-table.tsx'

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
            <ScheduleIcon name="columns" />
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
        <RowsFailed error={error} retrying={isFetching} onRetry={refetch} />
      ) : (
        <RowsSkeleton />
      )}
      <Pager
        page={view.page}
        perPage={rowsPerPage}
        total={data?.total ?? 0}
        addressOf={(page) => `${address}${viewQuery({ ...view, page })}`}
      />
    </>
  )
}
