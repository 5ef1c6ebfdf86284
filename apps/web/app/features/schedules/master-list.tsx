import { useMemo } from 'react'
import { Pager } from '../../kit/page/pager.tsx'
import { isShown } from '../../kit/schedule/group-rows.ts'
import { mergeSchedules } from '../../kit/schedule/merge-schedules.ts'
import { masterAddress, type ScheduleView, viewQuery } from '../../kit/schedule/schedule-address.ts'
import {
  rowsPerPage,
  type Schedule,
  type ScheduledBatch,
  type ScheduleEvent,
} from '../../kit/schedule/schedule-queries.ts'
import { GatherRows } from './gather-rows.tsx'
import { MasterTable } from './master-table.tsx'
import { NoRows } from './no-rows.tsx'
import { ScheduleFilter } from './schedule-filter.tsx'

type MasterListProps = { batch: ScheduledBatch; schedules: readonly Schedule[]; view: ScheduleView }

export function MasterList({ batch, schedules, view }: MasterListProps) {
  const address = masterAddress(batch.id)
  const ids = useMemo(() => schedules.map(({ id }) => id), [schedules])
  return (
    <GatherRows schedules={ids} page={view.page}>
      {(answers) => {
        const shown = answers.map(({ events }) => events.filter((row) => isShown(row, view.only)))
        const weeks = mergeSchedules(
          shown,
          view.page === 1 ? earliest(answers.flatMap(({ events }) => events[0] ?? [])) : undefined,
        )
        const days = weeks.flatMap((week) => week.days.map(({ key }) => key))
        return (
          <>
            <ScheduleFilter address={address} view={view} days={days} />
            {weeks.length === 0 ? (
              <NoRows only={view.only} allAddress={address} />
            ) : (
              <MasterTable schedules={schedules} weeks={weeks} />
            )}
            <Pager
              page={view.page}
              perPage={rowsPerPage}
              total={Math.max(...answers.map(({ total }) => total))}
              pageAddress={(page) => `${address}${viewQuery({ ...view, page })}`}
            />
          </>
        )
      }}
    </GatherRows>
  )
}

const earliest = (rows: readonly ScheduleEvent[]): ScheduleEvent | undefined =>
  rows.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0]
