import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { handsetIcon, laptopIcon } from '@prostuti/ui/icons/my'
import type { ReactNode } from 'react'
import { timeAgo } from '../../kit/clock/time-ago.ts'
import styles from '../../kit/devices/devices.module.css'
import type { Device } from '../../kit/devices/devices-api.ts'

/** One device with its state; `action` stands at its end. */
export function DeviceRow({ device, now, action }: { device: Device; now: Date; action?: ReactNode }) {
  return (
    <li className={styles.device}>
      <DeviceIcon label={device.label} />
      <DeviceText device={device} now={now} />
      {action && <div className={styles.deviceAct}>{action}</div>}
    </li>
  )
}

export function DeviceText({ device, now }: { device: Device; now: Date }) {
  const { label, is_this_device, verified, in_exam, last_used_at, sign_ins } = device
  const used = is_this_device
    ? m.my_devices_in_use()
    : m.my_devices_last_used({ when: timeAgo(new Date(last_used_at), now, getLocale()) })
  return (
    <div className={styles.deviceText}>
      <b lang={/^[ -~·]+$/.test(label) ? 'en' : undefined}>{label}</b>
      <p className="meta">
        {used}
        {!is_this_device && sign_ins > 0 && <> · {m.my_devices_sign_ins({ n: formatNumber(sign_ins, getLocale()) })}</>}
      </p>
      <p className={styles.deviceChips}>
        <span className="chip chip-line" data-is={verified ? undefined : 'unverified'}>
          {verified && <Icon of={tickIcon} />}
          {verified ? m.my_devices_verified() : m.my_devices_unverified()}
        </span>
        {in_exam && <span className="chip">{m.my_devices_in_exam()}</span>}
      </p>
    </div>
  )
}

export function DeviceIcon({ label }: { label: string }) {
  return <Icon of={/android|iphone|ipad|ios|mobile/i.test(label) ? handsetIcon : laptopIcon} />
}
