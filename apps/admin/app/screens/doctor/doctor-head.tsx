import type { revealPhone } from '@prostuti/contract/staff'
import { dhakaParts, formatWhen } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { splitGraphemes } from '@prostuti/text/graphemes'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Check, Eye, Phone, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useMay } from '../../session/me.ts'
import styles from './doctor.module.css'
import { type Doctor, doctorsPath } from './doctor-types.ts'
import { LookDialog } from './look-dialog.tsx'

type DoctorHeadProps = { doctor: Doctor; onNote: (() => void) | undefined }

/** Who it is, so that a caller is known at a glance, and what can be done for them. */
export function DoctorHead({ doctor, onNote }: DoctorHeadProps) {
  const locale = getLocale()
  const may = useMay()
  const [isLooking, setIsLooking] = useState(false)
  const running = doctor.courses.filter(({ state }) => state === 'active').length
  const since = localizeDigits(dhakaParts(new Date(doctor.created_at)).year, locale)
  const place = pickText(doctor.upazila, locale) ?? pickText(doctor.district, locale)
  return (
    <section className={`card ${styles.head}`}>
      <span className={styles.face} aria-hidden="true">
        {splitGraphemes(doctor.name.replace(/^(ডা\.|Dr\.?)\s*/i, ''))[0]}
      </span>
      <div className={styles.who}>
        <div className={styles.name}>
          <h1>{doctor.name}</h1>
          {running > 0 && (
            <span className="chip chip-ok">
              <Check aria-hidden="true" size={15} /> {m.office_doctor_running({ count: numberWords(running) })}
            </span>
          )}
          {doctor.closed_at && <span className="chip chip-bad">{m.office_doctor_closed()}</span>}
          <span className="chip">{m.office_doctor_since({ year: since })}</span>
        </div>
        <p className={styles.facts}>
          {doctor.bmdc && <span lang="en">BMDC {doctor.bmdc}</span>}
          {doctor.closed_at === null && <ShownPhone doctor={doctor} />}
          {doctor.college && <span>{pickText(doctor.college, locale)}</span>}
          {place && <span>{place}</span>}
          {doctor.last_seen_at && (
            <span className="meta">
              {m.office_doctor_seen({ when: formatWhen(new Date(doctor.last_seen_at), new Date(), locale) })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {may('doctors.impersonate') && doctor.closed_at === null && (
          <button type="button" className="btn btn-line" onClick={() => setIsLooking(true)}>
            <Eye aria-hidden="true" size={18} /> {m.office_doctor_look()}
          </button>
        )}
        {onNote && (
          <button type="button" className="btn btn-line" aria-keyshortcuts="n" onClick={onNote}>
            <StickyNote aria-hidden="true" size={18} /> {m.office_doctor_note()}
          </button>
        )}
      </div>
      {isLooking && <LookDialog doctor={doctor} onClose={() => setIsLooking(false)} />}
    </section>
  )
}

/** Masked until somebody asks for it, which is written down. */
function ShownPhone({ doctor }: { doctor: Doctor }) {
  const may = useMay()
  const [shown, setShown] = useState<{ of: number; phone: string }>()
  const { isBusy, act } = useAct(toastFailure)
  const whole = shown?.of === doctor.id ? shown.phone : undefined
  const reveal = () =>
    act(async () => {
      const { phone } = await post<typeof revealPhone>(`${doctorsPath}/:id/phone`, undefined, {
        params: { id: doctor.id },
      })
      setShown({ of: doctor.id, phone })
    })
  return (
    <span className={styles.phone}>
      <Phone aria-hidden="true" size={16} />
      <span role="status">{whole ?? phoneWords(doctor.phone)}</span>
      {may('phones.reveal') && whole === undefined && (
        <button type="button" className="link-in" aria-busy={isBusy} onClick={() => void reveal()}>
          {m.office_doctor_reveal()}
        </button>
      )}
    </span>
  )
}
