import type { bookParcel, receiveBack, resendParcel, unpackParcel } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { post } from '../../../api/call.ts'
import styles from '../../../kit/exam/exam-screen.module.css'
import { AskButton } from '../../../kit/form/ask-button.tsx'
import { courierWords } from '../../../kit/parcel/parcel-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { type Parcel, parcelsPath } from '../parcel-types.ts'
import { MendDialog } from './mend-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'

/** What may be done with the parcel where it is now, and nothing else. */
export function ParcelActs({ parcel }: { parcel: Parcel }) {
  const [open, setOpen] = useState<'record' | 'mend' | 'step'>()
  const navigate = useNavigate()
  const client = useQueryClient()
  const can = (verb: Parcel['verbs'][number]) => parcel.verbs.includes(verb)
  const params = { id: parcel.id }
  const courier = courierWords(parcel)
  const isInDoubt = parcel.stuck === 'in_doubt'
  const dialog = {
    parcel,
    onClose: () => setOpen(undefined),
    renew: () => client.invalidateQueries({ queryKey: [`${parcelsPath}/:id`] }),
  }
  const opener = (which: 'record' | 'mend' | 'step', label: string) =>
    can(which) && (
      <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen(which)}>
        {label}
      </button>
    )
  return (
    <div className={styles.acts}>
      {can('book') && (
        <AskButton
          path={parcelsPath}
          label={m.office_parcel_book()}
          text={isInDoubt ? m.office_parcel_book_again_text({ courier }) : m.office_parcel_book_text({ courier })}
          isSmall
          act={async () => {
            await post<typeof bookParcel>(`${parcelsPath}/:id/book`, undefined, { params })
            showToast({ text: m.office_parcel_booked() })
          }}
        />
      )}
      {can('pack') && (
        <Link className="btn btn-brand btn-sm" to={`/packing-bench?code=${encodeURIComponent(parcel.invoice)}`}>
          {m.office_parcel_pack()}
        </Link>
      )}
      {opener('mend', m.office_parcel_mend())}
      {opener('record', m.office_parcel_record())}
      {opener('step', m.office_parcel_step())}
      {can('unpack') && (
        <AskButton
          path={parcelsPath}
          label={m.office_parcel_unpack()}
          text={m.office_parcel_unpack_text()}
          isSmall
          act={() => post<typeof unpackParcel>(`${parcelsPath}/:id/unpack`, undefined, { params })}
        />
      )}
      {can('receive_back') && (
        <AskButton
          path={parcelsPath}
          label={m.office_parcel_receive_back()}
          text={m.office_parcel_receive_back_text()}
          isSmall
          act={() => post<typeof receiveBack>(`${parcelsPath}/:id/receive-back`, undefined, { params })}
        />
      )}
      {can('resend') && (
        <AskButton
          path={parcelsPath}
          label={m.office_parcel_resend()}
          text={m.office_parcel_resend_text()}
          isSmall
          act={async () => {
            const made = await post<typeof resendParcel>(`${parcelsPath}/:id/resend`, undefined, { params })
            showToast({ text: m.office_parcel_resent() })
            await navigate(`/parcels/${made.id}`)
          }}
        />
      )}
      {open === 'record' && <RecordDialog {...dialog} />}
      {open === 'mend' && <MendDialog {...dialog} />}
      {open === 'step' && <StepDialog {...dialog} />}
    </div>
  )
}
