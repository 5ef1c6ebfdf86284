import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useAct } from '../../../kit/act/use-act.ts'
import { AskButton } from '../../../kit/form/ask-button.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { type Correction, correctionsPath } from '../correction-types.ts'
import type { Draft } from '../use-draft.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useCorrectionCalls } from './use-correction-calls.ts'

/** Kept, then rehearsed, then shown to a second person, or published where one is enough. */
export function DraftActs({ correction, draft }: { correction: Correction; draft: Draft }) {
  const { rehearsal, needs_second, is_running } = correction
  const calls = useCorrectionCalls(correction)
  const { isBusy, failure, act } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const isRehearsed = rehearsal?.is_current === true && !draft.isKeyNew
  const lacksReason = isRehearsed && draft.reason.bn.trim() === ''
  const keep = () => act(() => draft.save())
  const saved = async () => {
    if (draft.isNew) await draft.save()
  }
  const rehearse = () =>
    act(async () => {
      await saved()
      await calls.rehearse()
    })
  const next = () => {
    if (is_running) return
    if (!isRehearsed) {
      if (draft.isWhole) void rehearse()
    } else if (!lacksReason && needs_second) setIsAsking(true)
  }
  useKeys({ 'ctrl+enter': next })
  return (
    <>
      <p role="alert" className="err">
        {failure ?? (lacksReason ? m.office_correction_need_reason() : '')}
      </p>
      {!isRehearsed && !draft.isWhole && <p className="meta">{m.office_correction_need_key()}</p>}
      <AskButton
        path={correctionsPath}
        label={m.office_correction_drop()}
        text={m.office_correction_drop_text()}
        act={calls.drop}
      />
      {draft.isNew && (
        <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void keep()}>
          {m.office_correction_keep()}
        </button>
      )}
      {!isRehearsed && (
        <button
          type="button"
          className="btn btn-go"
          aria-busy={isBusy}
          disabled={!draft.isWhole || is_running}
          onClick={next}
        >
          {rehearsal === null ? m.office_correction_rehearse() : m.office_correction_rehearse_again()}
        </button>
      )}
      {isRehearsed && needs_second && (
        <button type="button" className="btn btn-go" disabled={lacksReason || is_running} onClick={next}>
          {m.office_correction_ask()}
        </button>
      )}
      {isRehearsed && !needs_second && !lacksReason && !is_running && (
        <AskButton
          path={correctionsPath}
          label={m.office_correction_publish()}
          text={m.office_correction_publish_text()}
          act={async () => {
            await saved()
            await calls.publish()
          }}
        />
      )}
      {isAsking && (
        <AskDialog
          correctionId={correction.id}
          onClose={() => setIsAsking(false)}
          ask={async (of, words) => {
            await saved()
            await calls.ask(of, words)
          }}
        />
      )}
    </>
  )
}
