import {
  my_request_approved,
  my_request_approved_title,
  my_request_open,
  my_request_open_title,
  my_request_refused,
  my_request_refused_title,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { DeviceList } from './devices-api.ts'
import { timeAgo } from './time-ago.ts'

/** What became of the request for this device. */
export function RequestState({ request, now }: { request: NonNullable<DeviceList['request']>; now: Date }) {
  const [title, text] = {
    open: [my_request_open_title(), my_request_open({ when: timeAgo(new Date(request.created_at), now, getLocale()) })],
    refused: [my_request_refused_title(), my_request_refused()],
    approved: [my_request_approved_title(), my_request_approved()],
  }[request.status]
  return (
    <div className={`request-state is-${request.status}`}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  )
}
