import type { Doctor, removeAvatar } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Icon } from '@prostuti/ui/icon'
import { cameraIcon } from '@prostuti/ui/icons/my'
import { type ChangeEvent, useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import { DoctorAvatar } from '../../kit/doctor/doctor-avatar.tsx'
import { FieldsError } from '../../kit/form/failure.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { type Picture, shrinkPicture } from '../../kit/form/shrink-picture.ts'
import { useSend } from '../../kit/form/use-send.ts'
import styles from '../../kit/profile/profile.module.css'
import { useStoreDoctor } from '../../kit/profile/profile-api.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { sendAvatar } from './send-avatar.ts'

const mostBytes = 5 * 1024 * 1024

/** The doctor's picture; staff who look on as the doctor only see it. */
export function AvatarField({ doctor }: { doctor: Doctor }) {
  const staff = useStaffView()
  if (!staff) return <AvatarEditor doctor={doctor} />
  return (
    <section className={`card pad ${styles.avatarField}`} aria-label={m.my_avatar()}>
      <DoctorAvatar doctor={doctor} className={styles.avaBig} />
    </section>
  )
}

function AvatarEditor({ doctor }: { doctor: Doctor }) {
  const [picture, setPicture] = useState<Picture>()
  const [percent, setPercent] = useState(0)
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const storeDoctor = useStoreDoctor()
  const done = (words: string) => (answer: { doctor: Doctor }) => {
    storeDoctor(answer.doctor)
    setPicture(undefined)
    setAsking(false)
    setSaid(words)
  }
  const choosing = useSend({ labels: { avatar: m.my_avatar() }, act: openPicture, onDone: setPicture })
  const uploading = useSend({
    labels: { avatar: m.my_avatar() },
    act: ({ blob }: Picture) => sendAvatar(blob, (share) => setPercent(Math.round(share * 100))),
    onDone: done(m.my_avatar_saved()),
  })
  const removing = useSend({
    act: () => request<typeof removeAvatar>('DELETE', '/api/v3/web/doctor/avatar'),
    onDone: done(m.my_avatar_removed()),
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    setSaid('')
    uploading.reset()
    if (file) choosing.send(file)
    // The same file may be chosen again after a failure.
    currentTarget.value = ''
  }

  return (
    <section className={`card pad ${styles.avatarField}`} aria-label={m.my_avatar()}>
      <FormFailure of={picture ? uploading : choosing} />
      <div className={styles.avatarRow}>
        <DoctorAvatar doctor={picture ? { ...doctor, avatar: picture.preview } : doctor} className={styles.avaBig} />
        <div className={styles.avatarAct}>
          {picture ? (
            <>
              <p>{m.my_avatar_preview()}</p>
              <button
                type="button"
                className="btn btn-brand btn-sm"
                aria-disabled={uploading.sending || undefined}
                onClick={() => uploading.send(picture)}
              >
                {m.my_avatar_send()}
              </button>
              {!uploading.sending && (
                <button type="button" className="btn btn-quiet btn-sm" onClick={() => setPicture(undefined)}>
                  {m.my_avatar_cancel()}
                </button>
              )}
              {uploading.sending && <Progress percent={percent} />}
            </>
          ) : (
            <>
              <button type="button" className="btn btn-line btn-sm" onClick={() => input.current?.click()}>
                <Icon of={cameraIcon} />
                {doctor.avatar ? m.my_avatar_change() : m.my_avatar_choose()}
              </button>
              {doctor.avatar && (
                <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAsking(true)}>
                  {m.my_avatar_remove()}
                </button>
              )}
              <p className="hint">
                <Phrase text={m.my_avatar_hint()} />
              </p>
            </>
          )}
          <p role="status" className={styles.savedLine}>
            {said}
          </p>
        </div>
      </div>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-label={m.my_avatar_choose()}
        onChange={choose}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.my_avatar_remove_ask()}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={() => setAsking(false)}>
              {m.my_avatar_cancel()}
            </button>
            <button
              type="button"
              className="btn btn-bad"
              aria-disabled={removing.sending || undefined}
              onClick={() => removing.send(undefined)}
            >
              {m.my_avatar_remove()}
            </button>
          </>
        }
      >
        <p>{m.my_avatar_remove_text()}</p>
        <FormFailure of={removing} />
      </Dialog>
    </section>
  )
}

function Progress({ percent }: { percent: number }) {
  const words = m.my_avatar_sending({ percent: formatNumber(percent, getLocale()) })
  return (
    <div className={styles.avatarProgress}>
      <progress className="sr" max={100} value={percent} aria-label={words} />
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
      <small>{words}</small>
    </div>
  )
}

async function openPicture(file: File): Promise<Picture> {
  if (file.size > mostBytes) throw new FieldsError({ avatar: m.my_avatar_too_large() })
  const picture = await shrinkPicture(file)
  if (picture === undefined) throw new FieldsError({ avatar: m.my_avatar_not_picture() })
  return picture
}
