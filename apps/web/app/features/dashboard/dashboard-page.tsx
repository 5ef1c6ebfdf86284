import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServerClock } from '../../kit/clock/use-server-clock.ts'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { type DashboardFacts, dashboardQuery } from '../../kit/course/dashboard-query.ts'
import { useLive } from '../../kit/live/use-live.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { myProfileQuery } from '../../kit/profile/profile-api.ts'
import { RequiredInformation } from '../../kit/profile/required-information.tsx'
import { Dashboard } from './dashboard.tsx'

export function DashboardPage() {
  const profile = useQuery(myProfileQuery)
  const facts = useQuery(dashboardQuery)
  // For the dues, which stand among the rest: asked for together, they come together.
  useQuery(coursesQuery)
  const client = useQueryClient()
  useLive(['notice', 'complaint', 'delivery', 'payment', 'enrolment', 'class'], () =>
    client.invalidateQueries(dashboardQuery),
  )
  return (
    <Loaded query={profile} errorTitle={m.my_loading_failed()}>
      {({ doctor }) => (
        <>
          <Loaded query={facts} errorTitle={m.my_loading_failed()}>
            {(found) => <OnTime doctor={doctor} facts={found} heardAt={facts.dataUpdatedAt} />}
          </Loaded>
          <RequiredInformation doctor={doctor} />
        </>
      )}
    </Loaded>
  )
}

/** Seconds tick only while an exam runs; a few of them are fine enough for everything else. */
function OnTime({ doctor, facts, heardAt }: { doctor: Doctor; facts: DashboardFacts; heardAt: number }) {
  const now = useServerClock(facts.server_time, heardAt, facts.running ? 1000 : 15_000)
  return <Dashboard doctor={doctor} facts={facts} now={now} />
}
