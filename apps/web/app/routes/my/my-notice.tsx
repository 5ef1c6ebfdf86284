import * as m from '@prostuti/text/messages'
import { NoticePage } from '../../features/notices/notice-page.tsx'
import type { MyPageProps } from './my-page.tsx'

export const title = m.my_notices

export default function MyNotice({ params: { id } }: MyPageProps<'id'>) {
  return <NoticePage key={id} id={id} />
}
