import type { holdResults, releaseResults } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/exam/use-act.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { type PaperResults, resultsPath } from './results-types.ts'

/** Withholds what is out, with a reason, or gives out what was withheld. */
export function HoldButton({ paper }: { paper: PaperResults['paper'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const params = { id: paper.id }
  if (paper.state === 'held')
    return (
      <AskButton
        path={resultsPath}
        label={m.office_results_release()}
        text={m.office_results_release_text()}
        isSmall
        act={() => post<typeof releaseResults>(`${resultsPath}/:id/release`, undefined, { params })}
      />
    )
  if (paper.state === 'running') return null
  const hold = () =>
    act(async () => {
      await post<typeof holdResults>(`${resultsPath}/:id/hold`, { reason }, { params })
      setIsOpen(false)
      await client.invalidateQueries({ queryKey: [`${resultsPath}/:id`] })
    })
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
        {m.office_results_hold()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.office_results_hold()}
        actions={
          <button
            type="button"
            className="btn btn-bad"
            aria-busy={isBusy}
            disabled={reason.trim().length < 3}
            onClick={() => void hold()}
          >
            {m.office_results_hold()}
          </button>
        }
      >
        <p>{m.office_results_hold_text()}</p>
        <TextAreaField
          name="reason"
          label={m.office_results_reason()}
          hint={m.office_results_reason_hint()}
          value={reason}
          maxLength={500}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <p role="alert" className="err">
          {failure}
        </p>
      </Dialog>
    </>
  )
}
