import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock/use-now.ts'
import styles from '../../kit/devices/devices.module.css'
import { devicesQuery, type DeviceList as List } from '../../kit/devices/devices-api.ts'
import { Slots } from '../../kit/devices/slots.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { Redirect } from '../../kit/my-page/redirect.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { useDeviceAddresses } from './addresses.ts'
import { DeviceList } from './device-list.tsx'
import { SignIns } from './sign-ins.tsx'
import { VerifyCard } from './verify-card.tsx'
import '@prostuti/ui/styles/form.css'

export function DevicesPage() {
  const { comingSoon } = useDeviceAddresses()
  return (
    <Loaded query={useQuery(devicesQuery)} errorTitle={m.my_devices_failed()}>
      {(list) => (list.locking ? <Devices list={list} /> : <Redirect to={comingSoon} />)}
    </Loaded>
  )
}

function Devices({ list }: { list: List }) {
  const now = useNow()
  const staff = useStaffView()
  const here = list.devices.find(({ is_this_device }) => is_this_device)
  const verified = staff || here?.verified === true
  const counts = { limit: formatNumber(list.limit, getLocale()), count: formatNumber(list.verified_count, getLocale()) }
  return (
    <div className="stack-lg">
      {!verified && <VerifyCard list={list} now={now} />}
      <p className={styles.slotsLine}>
        <Slots count={list.verified_count} limit={list.limit} />
        <span>{m.my_devices_text(counts)}</span>
      </p>
      {staff && <p className="note-line">{m.my_devices_staff()}</p>}
      <DeviceList list={list} now={now} canRelease={verified && !staff} />
      {verified && <SignIns now={now} />}
    </div>
  )
}
