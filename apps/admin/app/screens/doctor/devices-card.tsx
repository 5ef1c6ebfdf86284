import type { endDoctorSignIns, releaseDevice } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { Laptop, Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { DecideButtons } from '../../kit/devices/decide-buttons.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import own from './doctor.module.css'
import { type Doctor, doctorsPath } from './doctor-types.ts'

type Devices = NonNullable<Doctor['devices']>
type Device = Devices['list'][number]
type Asked = { what: 'release'; device: Device } | { what: 'end' }

/** Where the doctor is let in, and what they ask for. */
export function DevicesCard({ doctor, devices }: { doctor: Doctor; devices: Devices }) {
  const may = useMay()
  const [asked, setAsked] = useState<Asked>()
  const mayWrite = may('devices.write') && doctor.closed_at === null
  const signIns = devices.list.reduce((sum, { sign_ins }) => sum + sign_ins, 0)
  return (
    <section className={`card ${styles.card}`} id="devices" tabIndex={-1} aria-labelledby="devices-title">
      <header>
        <h2 id="devices-title">{m.office_doctor_devices()}</h2>
        {devices.locking && (
          <span className={`chip ${styles.end}`}>
            {numberWords(devices.verified)} / {numberWords(devices.limit)}
          </span>
        )}
      </header>
      <div className={styles.body}>
        {devices.request && <Request request={devices.request} mayWrite={mayWrite} />}
        {devices.list.length === 0 && <p className="meta">{m.office_doctor_devices_none()}</p>}
        {devices.list.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            onRelease={mayWrite ? () => setAsked({ what: 'release', device }) : undefined}
          />
        ))}
        {mayWrite && signIns > 0 && doctor.exam_until === null && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => setAsked({ what: 'end' })}>
            {m.office_doctor_end_sign_ins()}
          </button>
        )}
      </div>
      {asked && <AskedDialog doctor={doctor} asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function DeviceLine({ device, onRelease }: { device: Device; onRelease: (() => void) | undefined }) {
  const Icon = /Android|iOS|iPhone/.test(device.label) ? Smartphone : Laptop
  return (
    <div className={own.device}>
      <Icon aria-hidden="true" size={20} />
      <div>
        <b lang="en">{device.label}</b>
        <p className="meta">
          {device.in_exam
            ? m.office_doctor_device_in_exam()
            : formatWhen(new Date(device.last_used_at), new Date(), getLocale())}
          {!device.verified && ` · ${m.office_doctor_device_unverified()}`}
        </p>
      </div>
      {device.in_exam ? (
        <Lock aria-hidden="true" size={16} />
      ) : (
        onRelease && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-label={m.office_doctor_release_of({ device: device.label })}
            onClick={onRelease}
          >
            {m.office_doctor_release()}
          </button>
        )
      )}
    </div>
  )
}

type RequestProps = { request: NonNullable<Devices['request']>; mayWrite: boolean }

function Request({ request, mayWrite }: RequestProps) {
  return (
    <div className={own.request}>
      <b>{m.office_doctor_wants({ device: request.device })}</b>
      <p className="meta">“{request.reason}”</p>
      {mayWrite && <DecideButtons requestId={request.id} device={request.device} />}
    </div>
  )
}

function AskedDialog({ doctor, asked, onClose }: { doctor: Doctor; asked: Asked; onClose: () => void }) {
  const client = useQueryClient()
  const renew = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(doctorsPath) })
  const isEnd = asked.what === 'end'
  const act = async () => {
    if (isEnd)
      await post<typeof endDoctorSignIns>(`${doctorsPath}/:id/sign-ins/end`, undefined, { params: { id: doctor.id } })
    else
      await post<typeof releaseDevice>('/api/v3/admin/devices/:id/release', undefined, {
        params: { id: asked.device.id },
      })
    await renew()
    showToast({ text: isEnd ? m.office_doctor_sign_ins_ended() : m.office_doctor_released() })
  }
  return (
    <ActDialog
      title={isEnd ? m.office_doctor_end_sign_ins() : m.office_doctor_release_of({ device: asked.device.label })}
      send={isEnd ? m.office_doctor_end_sign_ins() : m.office_doctor_release()}
      isGrave
      act={act}
      onClose={onClose}
    >
      <p>{isEnd ? m.office_doctor_end_sign_ins_text() : m.office_doctor_release_text()}</p>
    </ActDialog>
  )
}
