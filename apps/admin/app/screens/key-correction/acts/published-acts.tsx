import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useAct } from '../../../kit/act/use-act.ts'
import { WordsDialog } from '../../../kit/act/words-dialog.tsx'
import { useMe } from '../../../session/me.ts'
import type { Correction } from '../correction-types.ts'
import { useCorrectionCalls } from './use-correction-calls.ts'

/** What reverts it, while there is time: asked for by one, signed by another. */
export function PublishedActs({ correction }: { correction: Correction }) {
  const { may, revert_asked } = correction
  const { member } = useMe()
  const calls = useCorrectionCalls(correction)
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, failure, act } = useAct()
  const isOwn = revert_asked?.by.id === member.id
  return (
    <>
      <p role="alert" className="err">
        {failure}
      </p>
      {may.revert && (
        <button type="button" className="btn btn-line" onClick={() => setIsOpen(true)}>
          {m.office_correction_revert()}
        </button>
      )}
      {revert_asked && (
        <button
          type="button"
          className="btn btn-line"
          aria-busy={isBusy}
          onClick={() => void act(() => calls.decline(''))}
        >
          {isOwn ? m.office_correction_withdraw() : m.office_correction_decline()}
        </button>
      )}
      {may.sign_revert && (
        <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void act(calls.revert)}>
          {m.office_correction_revert_sign()}
        </button>
      )}
      {isOpen && (
        <WordsDialog
          title={m.office_correction_revert()}
          text={m.office_correction_revert_text()}
          label={m.office_results_reason()}
          atLeast={1}
          isGrave
          act={calls.askRevert}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
