import * as m from '@prostuti/text/messages'
import { NewsPage } from '../../../features/news/news-page.tsx'
import { addressOf } from '../../../kit/address/address-of.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.news_title

export default function MyNews() {
  return (
    <MyPage title={m.news_title()} back={{ to: addressOf('/my/account'), label: m.copy_back() }}>
      <NewsPage />
    </MyPage>
  )
}
