import type { requestDeviceOtp } from '@prostuti/contract'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import styles from '../../kit/devices/devices.module.css'
import { type DeviceList, devicesQuery } from '../../kit/devices/devices-api.ts'
import { writeDraft } from '../../kit/form/drafts.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { Redirect } from '../../kit/my-page/redirect.tsx'
import { codeTimes } from '../../kit/otp/flow.ts'
import { useSession } from '../../kit/session/session.ts'
import { useDeviceAddresses } from './addresses.ts'
import type { SentCode } from './code-draft.ts'
import { DeviceIcon, DeviceText } from './device-row.tsx'
import { nextReleaseAfter, wayIn } from './device-ways.ts'
import '@prostuti/ui/styles/form.css'

export function OtpRequestPage() {
  const to = useDeviceAddresses()
  return (
    <Loaded query={useQuery(devicesQuery)} errorTitle={m.my_devices_failed()}>
      {(list) => {
        const verified = list.devices.find(({ is_this_device }) => is_this_device)?.verified !== false
        // Nothing to verify any more, or nothing that a code could do.
        if (!list.locking || verified || wayIn(list).way === 'ask') return <Redirect to={to.list} />
        return <OtpRequest list={list} />
      }}
    </Loaded>
  )
}

function OtpRequest({ list }: { list: DeviceList }) {
  const to = useDeviceAddresses()
  const navigate = useNavigate()
  const { doctor } = useSession()
  const now = useNow()
  const [leaving, setLeaving] = useState<number>()
  const choose = wayIn(list).way === 'replace'
  const sending = useForm<typeof requestDeviceOtp, 'release'>({
    labels: { release: m.my_otp_choose() },
    check: () => ({ release: choose && leaving === undefined ? m.my_otp_choose_first() : undefined }),
    act: () => request<typeof requestDeviceOtp>('POST', '/api/v3/web/devices/otp'),
    onDone: async (sent) => {
      const code: SentCode = { ...codeTimes(sent), phone: sent.phone, release: choose ? leaving : undefined }
      writeDraft('device-code', doctor?.id ?? 0, code)
      await navigate(to.otpSubmission)
    },
  })
  const others = list.devices.filter(({ is_this_device, verified }) => !is_this_device && verified)

  return (
    <form className="card pad form narrow" noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      {choose && (
        <fieldset className={styles.picks}>
          <legend>{m.my_otp_choose()}</legend>
          <p className="hint">{m.my_otp_choose_text()}</p>
          {others.map((device) => (
            <label key={device.id} className={styles.pick}>
              <input
                type="radio"
                name="release"
                value={device.id}
                checked={leaving === device.id}
                disabled={device.in_exam}
                onChange={() => {
                  setLeaving(device.id)
                  sending.touch('release')
                }}
              />
              <DeviceIcon label={device.label} />
              <DeviceText device={device} now={now} />
              {device.in_exam && <span className="hint">{m.my_devices_in_exam_text()}</span>}
            </label>
          ))}
          <p className="hint">{m.my_devices_release_rule({ date: formatDate(nextReleaseAfter(now), getLocale()) })}</p>
        </fieldset>
      )}
      <p>{m.my_otp_request_text({ phone: doctor?.phone ? displayPhone(doctor.phone, getLocale()) : '' })}</p>
      <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
        {sending.sending ? m.my_sending() : m.my_code_send()}
      </button>
      <p className="meta">
        {m.my_verify_no_phone()}{' '}
        <Link className="link-in" to={to.request}>
          {m.my_verify_request()}
        </Link>
      </p>
    </form>
  )
}
