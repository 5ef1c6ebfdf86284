import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ClosingPage } from '../../../features/own-data/closing-page.tsx'
import { closingQuery } from '../../../features/own-data/own-data-queries.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { myProfileQuery } from '../../../kit/profile/profile-api.ts'

export const title = m.closing_title

export default function MyCloseAccount() {
  const profile = useQuery(myProfileQuery)
  const closing = useQuery(closingQuery)
  return (
    <MyPage title={m.closing_title()} back={{ to: addressOf('/my/account'), label: m.copy_back() }}>
      <Loaded query={profile} errorTitle={m.closing_error()}>
        {({ doctor }) => (
          <Loaded query={closing} errorTitle={m.closing_error()}>
            {(found) => <ClosingPage closing={found} doctor={doctor} />}
          </Loaded>
        )}
      </Loaded>
    </MyPage>
  )
}
