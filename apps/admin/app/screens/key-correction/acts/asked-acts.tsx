import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useAct } from '../../../kit/act/use-act.ts'
import { WordsDialog } from '../../../kit/act/words-dialog.tsx'
import { useMe } from '../../../session/me.ts'
import type { Correction } from '../correction-types.ts'
import { useCorrectionCalls } from './use-correction-calls.ts'

/** Signed by another than who asked, declined, or taken back by who asked. */
export function AskedActs({ correction }: { correction: Correction }) {
  const { may, asked } = correction
  const { member } = useMe()
  const calls = useCorrectionCalls(correction)
  const [isDeclining, setIsDeclining] = useState(false)
  const { isBusy, failure, act } = useAct()
  const isOwn = asked?.by.id === member.id
  const label = isOwn ? m.office_correction_withdraw() : m.office_correction_decline()
  return (
    <>
      <p role="alert" className="err">
        {failure}
      </p>
      <button type="button" className="btn btn-line" onClick={() => setIsDeclining(true)}>
        {label}
      </button>
      {may.sign && (
        <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void act(calls.publish)}>
          {m.office_correction_sign()}
        </button>
      )}
      {isDeclining && (
        <WordsDialog
          title={label}
          text={m.office_correction_decline_text()}
          label={m.office_correction_words()}
          act={calls.decline}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </>
  )
}
