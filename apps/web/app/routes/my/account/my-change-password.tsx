import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ChangePassword } from '../../../features/profile/change-password.tsx'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { myProfileQuery } from '../../../kit/profile/profile-api.ts'

export const title = m.my_password_title

export default function MyChangePassword() {
  const profile = useQuery(myProfileQuery)
  return (
    <MyPage title={m.my_password_title()} back={{ to: addressOf('/my/account'), label: m.my_password_back() }}>
      <Loaded query={profile} errorTitle={m.my_loading_failed()}>
        {({ doctor }) => <ChangePassword doctor={doctor} />}
      </Loaded>
    </MyPage>
  )
}
