import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import { devicesQuery } from '../../kit/devices/devices-api.ts'
import { Slots } from '../../kit/devices/slots.tsx'

/** Left out when it cannot be had: the dashboard has more important things to say. */
export function DevicesPart() {
  const { data } = useQuery(devicesQuery)
  if (data === undefined) return null
  const { locking, limit, verified_count } = data
  const words = locking
    ? m.my_devices_slots({ limit: formatNumber(limit, getLocale()), count: formatNumber(verified_count, getLocale()) })
    : m.my_soon_title()
  return (
    <Link className={`card pad ${styles.devicesPart}`} to={addressOf('/my/account/devices')}>
      {locking && <Slots count={verified_count} limit={limit} />}
      <b>{words}</b>
      <Icon of={chevronRightIcon} />
    </Link>
  )
}
