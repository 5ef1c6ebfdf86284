import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { timeAgo } from '../../kit/clock/time-ago.ts'
import styles from '../../kit/devices/devices.module.css'
import type { DeviceList } from '../../kit/devices/devices-api.ts'

/** What became of the request for this device. */
export function RequestState({ request, now }: { request: NonNullable<DeviceList['request']>; now: Date }) {
  const [title, text] = {
    open: [
      m.my_request_open_title(),
      m.my_request_open({ when: timeAgo(new Date(request.created_at), now, getLocale()) }),
    ],
    refused: [m.my_request_refused_title(), m.my_request_refused()],
    approved: [m.my_request_approved_title(), m.my_request_approved()],
  }[request.status]
  return (
    <div className={styles.requestState} data-is={request.status}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  )
}
