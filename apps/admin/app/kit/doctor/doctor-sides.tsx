import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './doctor-sides.module.css'
import { phoneWords } from './phone-words.ts'

type Text = { bn: string; en?: string | undefined }
export type DoctorLine = {
  id: number
  name: string
  phone: string
  bmdc: string | null
  college: Text | null
  district: Text | null
  courses: Text[]
  created_at: string
}

/** Two accounts side by side; on a phone one under the other. */
export function DoctorSides({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>
}

/** One of two accounts: what tells who it is. */
export function DoctorSide({ doctor, mark }: { doctor: DoctorLine; mark?: ReactNode }) {
  const locale = getLocale()
  const facts = [
    doctor.bmdc && `BMDC ${doctor.bmdc}`,
    phoneWords(doctor.phone),
    pickText(doctor.college, locale),
    pickText(doctor.district, locale),
  ]
  return (
    <div className={`card ${styles.side}`}>
      {mark}
      <p>
        <Link className="link-in" to={`/doctors/${doctor.id}`}>
          {doctor.name}
        </Link>
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {doctor.courses.length > 0 && <p>{doctor.courses.map((course) => pickText(course, locale)).join(', ')}</p>}
      <p className="meta">
        {m.office_doctor_since({ year: formatDate(new Date(doctor.created_at), locale, 'short') })}
      </p>
    </div>
  )
}
