import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ProfilePage } from '../../../features/profile/profile-page.tsx'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { myProfileQuery } from '../../../kit/profile/profile-api.ts'

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
