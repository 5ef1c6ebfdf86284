import { my_courses } from '@prostuti/text/messages'
import { MyPage } from '../features/my/page.tsx'

export const title = my_courses

export default function Stub() {
  return <MyPage title={my_courses()}>…</MyPage>
}
