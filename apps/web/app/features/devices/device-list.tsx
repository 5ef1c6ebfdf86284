import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/devices/devices.module.css'
import { type Device, devicesQuery, type DeviceList as List, signInsQuery } from '../../kit/devices/devices-api.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { forgetDoctor } from '../../kit/session/end-sign-in.ts'
import { signOut } from '../../kit/session/session.ts'
import { DeviceRow } from './device-row.tsx'
import { cannotRelease } from './device-ways.ts'
import { ReleaseDialog } from './release-dialog.tsx'

/** `canRelease` is false on an unverified device and for staff: then the list is only to look at. */
export function DeviceList({ list, now, canRelease }: { list: List; now: Date; canRelease: boolean }) {
  const [asked, setAsked] = useState<Device>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = list.devices.filter(({ is_this_device }) => is_this_device)
  const others = list.devices.filter(({ is_this_device }) => !is_this_device)
  const action = (device: Device) =>
    canRelease && <ReleaseButton device={device} list={list} onAsk={() => setAsked(device)} />

  const released = async (flash: string) => {
    setAsked(undefined)
    if (asked?.is_this_device) {
      // The server has ended this sign-in with the device.
      await navigate(addressOf('/'))
      forgetDoctor()
      return signOut()
    }
    await client.invalidateQueries({ queryKey: devicesQuery.queryKey })
    void client.invalidateQueries({ queryKey: signInsQuery.queryKey })
    await navigate('.', { replace: true, state: { flash } })
  }

  return (
    <>
      {here.length > 0 && (
        <MySection title={m.my_devices_this()}>
          <ul className={`card ${styles.devices}`}>
            {here.map((device) => (
              <DeviceRow key={device.id} device={device} now={now} action={action(device)} />
            ))}
          </ul>
        </MySection>
      )}
      <MySection title={m.my_devices_others()}>
        {others.length === 0 ? (
          <p className="card pad muted">{m.my_devices_none()}</p>
        ) : (
          <ul className={`card ${styles.devices}`}>
            {others.map((device) => (
              <DeviceRow key={device.id} device={device} now={now} action={action(device)} />
            ))}
          </ul>
        )}
        {canRelease && list.can_release_after && (
          <p className="hint">
            {m.my_devices_release_after({ date: formatDate(new Date(list.can_release_after), getLocale()) })}
          </p>
        )}
      </MySection>
      {asked && <ReleaseDialog device={asked} now={now} onClose={() => setAsked(undefined)} onReleased={released} />}
    </>
  )
}

function ReleaseButton({ device, list, onAsk }: { device: Device; list: List; onAsk: () => void }) {
  const reason = cannotRelease(device, list)
  if (reason === 'in_exam') return <p className="hint">{m.my_devices_in_exam_text()}</p>
  // The date from which it is possible stands below the list, once for all.
  if (reason === 'too_soon') return null
  const [words, named] = device.verified
    ? [m.my_devices_release, m.my_devices_release_named]
    : [m.my_devices_put_out, m.my_devices_put_out_named]
  return (
    <button type="button" className="btn btn-line btn-sm" aria-label={named({ device: device.label })} onClick={onAsk}>
      {words()}
    </button>
  )
}
