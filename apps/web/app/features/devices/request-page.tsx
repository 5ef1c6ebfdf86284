import type { requestDevice } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { type DeviceList, devicesQuery } from '../../kit/devices/devices-api.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { useSession } from '../../kit/session/session.ts'
import { RequestState } from './request-state.tsx'
import '@prostuti/ui/styles/form.css'

const shortest = 10

export function RequestPage() {
  const devices = useQuery(devicesQuery)
  const { doctor } = useSession()
  const now = useNow()
  return (
    <Loaded query={devices} errorTitle={m.my_devices_failed()}>
      {(list) => (
        <div className="card pad narrow stack-lg">
          {list.request && (
            <div className="stack">
              <RequestState request={list.request} now={now} />
              {list.request.status === 'open' && (
                <button
                  type="button"
                  className="btn btn-line btn-sm"
                  aria-disabled={devices.isFetching || undefined}
                  onClick={() => devices.refetch()}
                >
                  {m.my_request_look()}
                </button>
              )}
            </div>
          )}
          {isAdmitted(list) ? (
            <p>{m.my_request_not_needed()}</p>
          ) : (
            doctor && <RequestForm doctorId={doctor.id} again={list.request !== null} onSent={devices.refetch} />
          )}
        </div>
      )}
    </Loaded>
  )
}

const isAdmitted = ({ devices, locking }: DeviceList): boolean =>
  !locking || devices.find(({ is_this_device }) => is_this_device)?.verified !== false

type RequestFormProps = { doctorId: number; again: boolean; onSent: () => Promise<unknown> }

function RequestForm({ doctorId, again, onSent }: RequestFormProps) {
  const { value: reason, change, settle } = useDraft('device-request', doctorId, () => '')
  const navigate = useNavigate()
  const sending = useForm<typeof requestDevice>({
    labels: { reason: m.my_request_reason() },
    check: () => ({ reason: reason.trim().length < shortest ? m.my_request_short() : undefined }),
    act: () => request<typeof requestDevice>('POST', '/api/v3/web/devices/request', { body: { reason } }),
    onDone: async ({ message }) => {
      await onSent()
      settle('')
      await navigate('.', { replace: true, state: { flash: message } })
    },
  })
  return (
    <form className="form" noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      <p>{again ? m.my_request_again() : m.my_request_text()}</p>
      <TextAreaField
        name="reason"
        label={m.my_request_reason()}
        hint={m.my_request_hint()}
        error={sending.errors.reason}
        rows={4}
        maxLength={1000}
        value={reason}
        onChange={(event) => {
          change(event.currentTarget.value)
          sending.touch('reason')
        }}
      />
      <button
        type="submit"
        className={`btn btn-full ${again ? 'btn-line' : 'btn-go'}`}
        aria-disabled={sending.sending || undefined}
      >
        {sending.sending ? m.my_sending() : m.my_request_submit()}
      </button>
    </form>
  )
}
