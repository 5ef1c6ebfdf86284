import type { readDoctorDoubles } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Phone, Users, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { get } from '../../../api/call.ts'
import { factWords } from '../../../kit/doctor/double-words.ts'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import styles from '../../../kit/exam/exam-screen.module.css'
import { useMay } from '../../../session/me.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import { CloseDialog } from './close-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

/** What staff do to the account at the doctor's wish, and who may be the same person. */
export function AccountCard({ doctor }: { doctor: Doctor }) {
  const may = useMay()
  const [open, setOpen] = useState<'phone' | 'close' | 'merge'>()
  const { data } = useQuery(get<typeof readDoctorDoubles>(`${doctorsPath}/:id/doubles`, { params: { id: doctor.id } }))
  const mayWrite = may('doctors.write')
  const hasDoubles = data !== undefined && (data.rows.length > 0 || data.merge_id !== null)
  if (!mayWrite && !hasDoubles) return null
  const close = () => setOpen(undefined)
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_account()}</h2>
      </header>
      <div className={styles.body}>
        {hasDoubles && <Doubles doctor={doctor} doubles={data} />}
        {mayWrite && (
          <div className={styles.acts}>
            <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('phone')}>
              <Phone aria-hidden="true" size={16} /> {m.office_account_phone()}
            </button>
            {may('doctors.merge') && data?.merge_id === null && (
              <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('merge')}>
                <Users aria-hidden="true" size={16} /> {m.office_account_merge()}
              </button>
            )}
            <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('close')}>
              <UserX aria-hidden="true" size={16} /> {m.office_account_close()}
            </button>
          </div>
        )}
      </div>
      {open === 'phone' && <PhoneDialog doctor={doctor} onClose={close} />}
      {open === 'merge' && <MergeDialog doctor={doctor} onClose={close} />}
      {open === 'close' && <CloseDialog doctor={doctor} onClose={close} />}
    </section>
  )
}

type DoublesProps = {
  doctor: Doctor
  doubles: {
    rows: { doctor: { id: number; name: string; phone: string }; facts: Parameters<typeof factWords>[0] }[]
    merge_id: number | null
  }
}

function Doubles({ doctor, doubles: { rows, merge_id } }: DoublesProps) {
  const may = useMay()
  return (
    <div>
      <h3>{m.office_doubles_of()}</h3>
      {merge_id !== null && (
        <p>
          <Link className="link-in" to={`/doctor-merges/${merge_id}`}>
            {m.office_doubles_waiting()}
          </Link>
        </p>
      )}
      <ul>
        {rows.map(({ doctor: other, facts }) => (
          <li key={other.id}>
            <Link className="link-in" to={`/doctors/${other.id}`}>
              {other.name}
            </Link>{' '}
            <span className="meta">
              {phoneWords(other.phone)} · {factWords(facts)}
            </span>
            {may('doctors.merge') && merge_id === null && (
              <p>
                <Link
                  className="link-in"
                  aria-label={m.office_doubles_look_of({ name: other.name })}
                  to={`/doctor-merges/new?kept=${doctor.id}&gone=${other.id}`}
                >
                  {m.office_doubles_look()}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
