import type { appData, requestDeviceOtp, verifyDevice } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { appDataQuery } from '../../kit/app-data/use-app-data.ts'
import { devicesQuery } from '../../kit/devices/devices-api.ts'
import { dropDraft, readDraft, writeDraft } from '../../kit/form/drafts.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { Redirect } from '../../kit/my-page/redirect.tsx'
import { CodeStep } from '../../kit/otp/code-step.tsx'
import { codeTimes } from '../../kit/otp/flow.ts'
import { useSession } from '../../kit/session/session.ts'
import { useDeviceAddresses } from './addresses.ts'
import type { SentCode } from './code-draft.ts'
import '@prostuti/ui/styles/form.css'

export function OtpSubmissionPage() {
  const to = useDeviceAddresses()
  const { doctor } = useSession()
  // After a reload the doctor's name is on its way; what was sent is known by it.
  if (!doctor) return <p className="muted">{m.state_loading()}</p>
  const sent = readDraft<SentCode>('device-code', doctor.id)
  return sent ? <OtpSubmission first={sent} doctorId={doctor.id} /> : <Redirect to={to.otpRequest} />
}

function OtpSubmission({ first, doctorId }: { first: SentCode; doctorId: number }) {
  const to = useDeviceAddresses()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [sent, setSent] = useState(first)
  const { data } = useQuery(devicesQuery)
  const leaving = data?.devices.find(({ id }) => id === sent.release)
  const checking = useSend({
    act: (code: string) =>
      request<typeof verifyDevice>('POST', '/api/v3/web/devices/verify', {
        body: { code, release_device_id: sent.release ?? null },
      }),
    onDone: async ({ message }) => {
      const app = await request<typeof appData>('GET', '/api/v3/web/app-data').catch(() => undefined)
      if (app) client.setQueryData(appDataQuery.queryKey, app)
      await navigate(to.goal, { replace: true, state: { flash: message } })
      dropDraft('device-code')
      void client.invalidateQueries()
    },
  })
  const resending = useSend({
    act: () => request<typeof requestDeviceOtp>('POST', '/api/v3/web/devices/otp'),
    onDone: (answer) => {
      const next: SentCode = { ...sent, ...codeTimes(answer) }
      writeDraft('device-code', doctorId, next)
      setSent(next)
    },
  })
  const { error } = checking
  const full = error instanceof ApiError && ['device_limit', 'device_in_exam', 'not_found'].includes(error.code)
  const tooSoon = error instanceof ApiError && error.code === 'release_too_soon'
  const wayOut = full ? (
    <Link className="link-in" to={to.otpRequest}>
      {m.my_otp_choose_other()}
    </Link>
  ) : tooSoon ? (
    <Link className="link-in" to={to.request}>
      {m.my_verify_request()}
    </Link>
  ) : undefined

  return (
    <div className="card pad narrow">
      <CodeStep times={sent} checking={checking} resending={resending} wayOut={wayOut}>
        <p>
          {m.my_code_sent({ phone: displayPhone(sent.phone, getLocale()) })}
          {leaving && <> {m.my_otp_submission_release({ device: leaving.label })}</>}
        </p>
      </CodeStep>
    </div>
  )
}
