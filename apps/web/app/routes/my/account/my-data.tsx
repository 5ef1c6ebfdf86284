import * as m from '@prostuti/text/messages'
import { CopyPage } from '../../../features/own-data/copy-page.tsx'
import { addressOf } from '../../../kit/address/address-of.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.copy_title

export default function MyData() {
  return (
    <MyPage title={m.copy_title()} back={{ to: addressOf('/my/account'), label: m.copy_back() }}>
      <CopyPage />
    </MyPage>
  )
}
