import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../features/my/loaded.tsx'
import { MyPage } from '../features/my/page.tsx'
import { myProfileQuery } from '../features/profile/profile-api.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'

export const title = m.my_profile

export default function MyAccount() {
  const profile = useQuery(myProfileQuery)
  return (
    <MyPage title={m.my_profile()}>
      <Loaded query={profile} errorTitle={m.my_loading_failed()}>
        {({ doctor }) => <ProfilePage doctor={doctor} />}
      </Loaded>
    </MyPage>
  )
}
