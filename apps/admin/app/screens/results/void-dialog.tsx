import type { voidAttempt } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/exam/use-act.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { type AttemptRow, resultsPath } from './results-types.ts'

/** Declares one sitting void, with the words that its doctor reads. */
export function VoidDialog({ attempt, onClose }: { attempt: AttemptRow; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const { name } = attempt.doctor
  const send = () =>
    act(async () => {
      await post<typeof voidAttempt>(`${resultsPath}/attempts/:id/void`, { reason }, { params: { id: attempt.id } })
      showToast({ text: m.office_results_voided() })
      onClose()
      await client.invalidateQueries({ queryKey: [`${resultsPath}/:id/attempts`] })
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_results_void_of({ name })}
      actions={
        <button
          type="button"
          className="btn btn-bad"
          aria-busy={isBusy}
          disabled={reason.trim().length < 3}
          onClick={() => void send()}
        >
          {m.office_results_void_do()}
        </button>
      }
    >
      <p>{m.office_results_void_text({ name })}</p>
      <TextAreaField
        name="reason"
        label={m.office_results_reason()}
        hint={m.office_results_void_reason_hint()}
        value={reason}
        maxLength={500}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
