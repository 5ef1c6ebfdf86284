import { useMemo } from 'react'
import { Pager } from '../../page/pager.tsx'
import { GatherRows } from './gather-rows.tsx'
import { isShown } from './group-rows.ts'
import { MasterTable } from './master-table.tsx'
import { mergeSchedules } from './merge-schedules.ts'
import { NoRows } from './no-rows.tsx'
import { masterAddress, type ScheduleView, viewQuery } from './schedule-address.ts'
import { ScheduleFilter } from './schedule-filter.tsx'
import { rowsPerPage, type Schedule, type ScheduledBatch, type ScheduleEvent } from './schedule-queries.ts'

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
              addressOf={(page) => `${address}${viewQuery({ ...view, page })}`}
            />
          </>
        )
      }}
    </GatherRows>
  )
}

const earliest = (rows: readonly ScheduleEvent[]): ScheduleEvent | undefined =>
  rows.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0]
