import { my_devices_title } from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { ComingSoonPage } from '../features/devices/coming-soon-page.tsx'
import { MyPage } from '../features/my/page.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: my_devices_title(), index: false })

export default function MyDevicesComingSoon() {
  return (
    <MyPage title={my_devices_title()}>
      <ComingSoonPage />
    </MyPage>
  )
}
