import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type Timetable, type TimetableRow, timetableQuery } from '../../kit/course/timetable-queries.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { askForOthers } from './ask-for-others.ts'
import { TimetableSkeleton } from './timetable-skeleton.tsx'

type Rows = readonly TimetableRow[]
type GatherProps = { own: Timetable; children: (timetables: readonly Rows[]) => ReactNode }

/** The rows of every schedule of the batch, in the order of its schedules. */
export function GatherSchedules({ own, children }: GatherProps) {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each timetable, however often its own rows come anew
  useEffect(() => askForOthers(client, own), [client, own.course.id, own.schedule_id])
  return (
    <Gather own={own} schedules={own.schedules.map(({ id }) => id)} gathered={[]}>
      {children}
    </Gather>
  )
}

/** One query a level, because the number of hooks in one component may not depend on the data. */
function Gather({ schedules, gathered, ...rest }: GatherProps & { schedules: readonly number[]; gathered: Rows[] }) {
  const [schedule, ...others] = schedules
  if (schedule === undefined) return rest.children(gathered)
  if (schedule === rest.own.schedule_id)
    return <Gather {...rest} schedules={others} gathered={[...gathered, rest.own.rows]} />
  return (
    <OtherRows courseId={rest.own.course.id} schedule={schedule}>
      {(rows) => <Gather {...rest} schedules={others} gathered={[...gathered, rows]} />}
    </OtherRows>
  )
}

type OtherRowsProps = { courseId: number; schedule: number; children: (rows: Rows) => ReactNode }

function OtherRows({ courseId, schedule, children }: OtherRowsProps) {
  // Not asked a second time for what came together with the ones before it.
  const query = useQuery({ ...timetableQuery(courseId, schedule), staleTime: 30_000 })
  return (
    <Loaded query={query} errorTitle={m.timetable_error()} skeleton={<TimetableSkeleton />}>
      {({ rows }) => children(rows)}
    </Loaded>
  )
}
