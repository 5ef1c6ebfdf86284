import type { releaseDevice } from '@prostuti/contract'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { request } from '../../api/request.ts'
import type { Device } from '../../kit/devices/devices-api.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { nextReleaseAfter } from './device-ways.ts'

type ReleaseDialogProps = {
  device: Device
  now: Date
  onClose: () => void
  onReleased: (message: string) => unknown
}

/** Asks once, and says what will be lost. */
export function ReleaseDialog({ device, now, onClose, onReleased }: ReleaseDialogProps) {
  const { id, label, verified, is_this_device } = device
  const releasing = useSend({
    act: () => request<typeof releaseDevice>('POST', '/api/v3/web/doctor/devices/:id/release', { params: { id } }),
    onDone: ({ message }) => onReleased(message),
  })
  const rule = m.my_devices_release_rule({ date: formatDate(nextReleaseAfter(now), getLocale()) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={verified ? m.my_devices_release_ask({ device: label }) : m.my_devices_put_out_ask({ device: label })}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.my_devices_cancel_release()}
          </button>
          <button
            type="button"
            className="btn btn-bad"
            aria-disabled={releasing.sending || undefined}
            onClick={() => releasing.send(undefined)}
          >
            {releasing.sending ? m.my_sending() : verified ? m.my_devices_release() : m.my_devices_put_out()}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>{m.my_devices_release_text()}</p>
        {is_this_device && <p>{m.my_devices_release_here()}</p>}
        <p>{verified ? rule : m.my_devices_release_free()}</p>
        <FormFailure of={releasing} />
      </div>
    </Dialog>
  )
}
