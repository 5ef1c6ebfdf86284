import { my_dashboard_title, my_loading_failed } from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { Dashboard } from '../features/my/dashboard/dashboard.tsx'
import { Loaded } from '../features/my/loaded.tsx'
import { myProfileQuery } from '../features/profile/profile-api.ts'
import { RequiredInformation } from '../features/profile/required-information.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: my_dashboard_title(), index: false })

export default function MyDashboard() {
  return (
    <Loaded query={useQuery(myProfileQuery)} errorTitle={my_loading_failed()}>
      {({ doctor }) => (
        <>
          <Dashboard doctor={doctor} />
          <RequiredInformation doctor={doctor} />
        </>
      )}
    </Loaded>
  )
}
