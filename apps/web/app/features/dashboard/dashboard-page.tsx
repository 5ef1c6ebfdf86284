import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServerClock } from '../../page/use-server-clock.ts'
import { useLive } from '../live/use-live.ts'
import { Loaded } from '../my/loaded.tsx'
import { coursesQuery } from '../my-courses/course-queries.ts'
import { myProfileQuery } from '../profile/profile-api.ts'
import { RequiredInformation } from '../profile/required-information.tsx'
import { Dashboard } from './dashboard.tsx'
import { type DashboardFacts, dashboardQuery } from './dashboard-query.ts'

export function DashboardPage() {
  const profile = useQuery(myProfileQuery)
  const facts = useQuery(dashboardQuery)
  // For the dues, which stand among the rest: asked for together, they come together.
  useQuery(coursesQuery)
  const client = useQueryClient()
  useLive(['notice', 'complaint', 'delivery', 'payment', 'enrolment'], () => client.invalidateQueries(dashboardQuery))
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

/** Seconds tick only while an exam runs; a minute is fine enough for everything else. */
function OnTime({ doctor, facts, heardAt }: { doctor: Doctor; facts: DashboardFacts; heardAt: number }) {
  const now = useServerClock(facts.server_time, heardAt, facts.running ? 1000 : 60_000)
  return <Dashboard doctor={doctor} facts={facts} now={now} />
}
