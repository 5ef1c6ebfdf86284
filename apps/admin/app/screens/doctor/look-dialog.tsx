import type { lookAsDoctor } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useSiteAddress } from '../../kit/question/shown-question.tsx'
import { type Doctor, doctorsPath } from './doctor-types.ts'

/** As many letters as the server wants of a reason. */
const lookReasonAtLeast = 10

/**
 * Asks why before somebody looks through a doctor's eyes. Then there is a link, good once and for some minutes: pressed, it opens the
 * doctors' site in a tab of its own, which no browser holds back.
 */
export function LookDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [link, setLink] = useState<{ path: string; expires_at: string }>()
  const { isBusy, failure, act } = useAct()
  const addressOf = useSiteAddress()
  const ask = () =>
    act(async () =>
      setLink(await post<typeof lookAsDoctor>(`${doctorsPath}/:id/look`, { reason }, { params: { id: doctor.id } })),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_doctor_look_of({ name: doctor.name })}
      actions={
        link ? (
          <a
            className="btn btn-brand"
            href={addressOf(link.path)}
            target="_blank"
            rel="noreferrer"
            onClick={() => setTimeout(onClose)}
          >
            <Eye aria-hidden="true" size={18} /> {m.office_doctor_look_open()}
          </a>
        ) : (
          <button
            type="button"
            className="btn btn-brand"
            aria-busy={isBusy}
            disabled={reason.trim().length < lookReasonAtLeast || doctor.exam_until !== null}
            onClick={() => void ask()}
          >
            {m.office_doctor_look_begin()}
          </button>
        )
      }
    >
      <p>{m.office_doctor_look_text()}</p>
      {doctor.exam_until !== null && (
        <p role="alert" className="err">
          {m.office_doctor_look_exam({ when: formatWhen(new Date(doctor.exam_until), new Date(), getLocale()) })}
        </p>
      )}
      {link ? (
        <p role="status">
          {m.office_doctor_look_ready({ when: formatWhen(new Date(link.expires_at), new Date(), getLocale()) })}
        </p>
      ) : (
        <TextAreaField
          name="reason"
          label={m.office_doctor_look_why()}
          hint={m.office_doctor_look_hint({ count: numberWords(lookReasonAtLeast) })}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
