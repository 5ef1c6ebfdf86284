import { my_devices_title } from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { DevicesPage } from '../features/devices/devices-page.tsx'
import { MyPage } from '../features/my/page.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: my_devices_title(), index: false })

export default function MyDevices() {
  return (
    <MyPage title={my_devices_title()}>
      <DevicesPage />
    </MyPage>
  )
}
