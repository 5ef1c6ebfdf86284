import type {
  askCorrection,
  askRevert,
  declineCorrection,
  dropCorrection,
  listSigners,
  publishCorrection,
  rehearseCorrection,
  revertCorrection,
} from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/exam/use-act.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useMay, useMe } from '../../session/me.ts'
import { type Correction, correctionsPath } from './correction-types.ts'
import own from './key-correction.module.css'
import type { Draft } from './use-draft.ts'
import { WordsDialog } from './words-dialog.tsx'

type CorrectionFootProps = { correction: Correction; draft: Draft; isWorking: boolean }

/** The next right thing, and what else can be done. */
export function CorrectionFoot({ correction, draft, isWorking }: CorrectionFootProps) {
  const { state, rehearsal } = correction
  const may = useMay()
  if (!may('corrections.write') || isWorking || state === 'reverted' || state === 'dropped') return null
  return (
    <div className={own.foot}>
      <p className="meta">
        {rehearsal &&
          m.office_correction_rehearsed_at({ when: formatWhen(new Date(rehearsal.at), new Date(), getLocale()) })}
      </p>
      {state === 'draft' && <DraftActs correction={correction} draft={draft} />}
      {state === 'asked' && <AskedActs correction={correction} />}
      {state === 'publishing' && <StoppedActs correction={correction} />}
      {state === 'published' && <PublishedActs correction={correction} />}
    </div>
  )
}

/** Calls of this correction, after which everything about it is asked for again. */
function useCorrectionCalls({ id }: Correction) {
  const client = useQueryClient()
  const { renew } = useJobActions()
  const params = { id }
  const then = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: [`${correctionsPath}/:id`] }), renew()])
  }
  const after = async (work: Promise<unknown>) => {
    await work
    await then()
  }
  return {
    rehearse: () => after(post<typeof rehearseCorrection>(`${correctionsPath}/:id/rehearsal`, undefined, { params })),
    ask: (asked_of: number | null, words: string) =>
      after(post<typeof askCorrection>(`${correctionsPath}/:id/ask`, { asked_of, words: words || null }, { params })),
    publish: () => after(post<typeof publishCorrection>(`${correctionsPath}/:id/publication`, undefined, { params })),
    decline: (words: string) =>
      after(post<typeof declineCorrection>(`${correctionsPath}/:id/decline`, { words: words || null }, { params })),
    drop: () => after(post<typeof dropCorrection>(`${correctionsPath}/:id/drop`, undefined, { params })),
    askRevert: (words: string) =>
      after(post<typeof askRevert>(`${correctionsPath}/:id/revert-ask`, { words }, { params })),
    revert: () => after(post<typeof revertCorrection>(`${correctionsPath}/:id/revert`, undefined, { params })),
  }
}

function DraftActs({ correction, draft }: { correction: Correction; draft: Draft }) {
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

type AskDialogProps = { ask: (of: number | null, words: string) => Promise<unknown>; onClose: () => void }

function AskDialog({ ask, onClose }: AskDialogProps) {
  const [signer, setSigner] = useState('')
  const { data } = useQuery(get<typeof listSigners>(`${correctionsPath}/signers`))
  return (
    <WordsDialog
      title={m.office_correction_ask()}
      text={m.office_correction_publish_text()}
      label={m.office_correction_words()}
      act={(words) => ask(signer === '' ? null : Number(signer), words)}
      onClose={onClose}
    >
      <SelectField
        name="signer"
        label={m.office_correction_ask_of()}
        placeholder={m.office_correction_anyone()}
        value={signer}
        options={(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setSigner(currentTarget.value)}
      />
    </WordsDialog>
  )
}

function AskedActs({ correction }: { correction: Correction }) {
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

/** Somebody stopped it between two steps: keys are changed, and it has to go on to its end. */
function StoppedActs({ correction }: { correction: Correction }) {
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

function PublishedActs({ correction }: { correction: Correction }) {
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
          isNeeded
          isGrave
          act={calls.askRevert}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
