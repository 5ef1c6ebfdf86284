import * as m from '@prostuti/text/messages'
import { useAct } from '../../../kit/act/use-act.ts'
import type { Correction } from '../correction-types.ts'
import { useCorrectionCalls } from './use-correction-calls.ts'

/** Somebody stopped it between two steps: keys are changed, and it has to go on to its end. */
export function StoppedActs({ correction }: { correction: Correction }) {
  const calls = useCorrectionCalls(correction)
  const { isBusy, failure, act } = useAct()
  if (!correction.may.publish) return null
  return (
    <>
      <p role="alert" className="err">
        {failure ?? m.office_correction_stopped()}
      </p>
      <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void act(calls.publish)}>
        {m.office_correction_go_on()}
      </button>
    </>
  )
}
