import type { endSignIn } from '@prostuti/contract'
import { formatRelativeDay } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { timeAgo } from '../../kit/clock/time-ago.ts'
import styles from '../../kit/devices/devices.module.css'
import { devicesQuery, signInsQuery } from '../../kit/devices/devices-api.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { DeviceIcon } from './device-row.tsx'

/** Where the doctor is signed in. This sign-in is ended by the log-out button, which is where everybody looks for it. */
export function SignIns({ now }: { now: Date }) {
  const [said, setSaid] = useState('')
  const client = useQueryClient()
  const staff = useStaffView()
  const ending = useSend({
    act: (id: number) => request<typeof endSignIn>('POST', '/api/v3/web/doctor/sign-ins/:id/end', { params: { id } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: signInsQuery.queryKey })
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      setSaid(m.my_sign_ins_ended())
    },
  })
  const [asked, setAsked] = useState<number>()
  const end = (id: number) => {
    setSaid('')
    setAsked(id)
    ending.send(id)
  }
  const locale = getLocale()
  return (
    <MySection title={m.my_sign_ins_title()}>
      <FormFailure of={ending} />
      <p role="status" className="sr">
        {said}
      </p>
      <Loaded query={useQuery(signInsQuery)} errorTitle={m.my_sign_ins_failed()} skeleton={<PageSkeleton cards={1} />}>
        {({ sign_ins }) => (
          <ul className={`card ${styles.devices}`}>
            {sign_ins.map(({ id, device_label, is_this_sign_in, created_at, last_used_at }) => (
              <li key={id} className={styles.device}>
                <DeviceIcon label={device_label} />
                <div className={styles.deviceText}>
                  <b lang={/^[ -~·]+$/.test(device_label) ? 'en' : undefined}>{device_label}</b>
                  <p className="meta">
                    {m.my_sign_ins_since({ date: formatRelativeDay(new Date(created_at), now, locale) })}
                    {!is_this_sign_in && (
                      <> · {m.my_devices_last_used({ when: timeAgo(new Date(last_used_at), now, locale) })}</>
                    )}
                  </p>
                </div>
                <div className={styles.deviceAct}>
                  {is_this_sign_in ? (
                    <span className="chip chip-brand">{m.my_sign_ins_this()}</span>
                  ) : (
                    !staff && (
                      <button
                        type="button"
                        className="btn btn-line btn-sm"
                        aria-label={m.my_sign_ins_end_named({ device: device_label })}
                        aria-disabled={ending.sending || undefined}
                        onClick={() => end(id)}
                      >
                        {ending.sending && asked === id ? m.my_sending() : m.my_sign_ins_end()}
                      </button>
                    )
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </MySection>
  )
}
