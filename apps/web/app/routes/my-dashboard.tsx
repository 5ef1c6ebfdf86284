import { my_dashboard_title, my_loading_failed } from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Dashboard } from '../features/my/dashboard/dashboard.tsx'
import { Loaded } from '../features/my/loaded.tsx'
import { myProfileQuery } from '../features/profile/profile-api.ts'
import { RequiredInformation } from '../features/profile/required-information.tsx'

export const title = my_dashboard_title

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
