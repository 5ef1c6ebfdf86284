import type { endEnrolment, readEnrolmentEnd } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { taka } from '../../../kit/money/money-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useMay } from '../../../session/me.ts'
import type { Course } from '../doctor-types.ts'
import { enrolmentsPath, reasonAtLeast, stopWords, useRenew } from './enrolment-types.ts'
import styles from './enrolments.module.css'
import { ReasonField } from './reason-field.tsx'

/** Ends an enrolment without giving anything back: what is lost and what stays is said first. */
export function EndDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const may = useMay()
  const { data, error } = useQuery({
    ...get<typeof readEnrolmentEnd>(`${enrolmentsPath}/:id/ending`, { params: { id: course.id } }),
    staleTime: 0,
  })
  const [reason, setReason] = useState('')
  const renew = useRenew()
  const end = async () => {
    await post<typeof endEnrolment>(
      `${enrolmentsPath}/:id/end`,
      { owed_paisa: data?.owed_paisa ?? 0, reason: reason.trim() },
      { params: { id: course.id } },
    )
    await renew()
    showToast({ text: m.office_change_ended() })
  }
  return (
    <ActDialog
      title={m.office_change_end()}
      isGrave
      canSend={data?.stop === null && reason.trim().length >= reasonAtLeast}
      act={end}
      onClose={onClose}
    >
      {error && !data && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">{m.office_loading()}</p>}
      {data?.stop && <p>{stopWords[data.stop]()}</p>}
      {data?.stop === null && (
        <>
          <p>{m.office_change_end_of({ batch: `${data.title} · ${data.schedule}` })}</p>
          <ul className={styles.points}>
            <li>{m.office_change_end_lost()}</li>
            <li>{m.office_change_end_stays()}</li>
            {data.paid_paisa > 0 && <li>{m.office_change_end_paid({ amount: taka(data.paid_paisa) })}</li>}
            {data.owed_paisa > 0 && <li>{m.office_change_end_owed({ amount: taka(data.owed_paisa) })}</li>}
          </ul>
          {data.payment_id !== null && may('payments.read') && (
            <p>
              <Link className="link-in" to={`/payments/${data.payment_id}`}>
                {m.office_change_end_refund()}
              </Link>
            </p>
          )}
          <ReasonField value={reason} onChange={setReason} hint={m.office_change_why_read()} />
        </>
      )}
    </ActDialog>
  )
}
