import type { askPaperSignature, endPaperSignature, signPaper } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import styles from '../builder.module.css'
import { mustsOf } from '../check-words.ts'
import { type Desk, papersPath } from '../use-desk.ts'
import { Looks, Musts } from './freeze-checks.tsx'

type FreezeDialogProps = { desk: Desk; onClose: () => void; onDone: () => void }

/** Asking, signing and refusing, for the freeze and for undoing it. */
export function FreezeDialog({ desk, onClose, onDone }: FreezeDialogProps) {
  const { paper, asked, may } = desk
  const deed = asked?.deed ?? (paper.state === 'frozen' ? 'unfreeze' : 'freeze')
  const [words, setWords] = useState('')
  const { isBusy, failure, ask, sign, end } = useSignature({ desk, deed, words: words.trim(), onClose, onDone })
  const musts = asked || deed === 'unfreeze' ? [] : mustsOf(desk)
  const isReady = paper.state === 'ready' || deed === 'unfreeze'
  const mayAsk = musts.length === 0 && isReady
  const buttons = asked ? (
    <>
      <button type="button" className="btn btn-line" onClick={() => void end()}>
        {may.sign ? m.office_sign_refuse() : m.office_sign_take_back()}
      </button>
      {may.sign && (
        <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void sign()}>
          {deed === 'freeze' ? m.office_sign_do() : m.office_sign_unfreeze()}
        </button>
      )}
    </>
  ) : (
    <>
      <button type="button" className="btn btn-line" onClick={onClose}>
        {m.office_back()}
      </button>
      <button
        type="button"
        className="btn btn-go"
        aria-busy={isBusy}
        aria-disabled={!mayAsk}
        onClick={() => (mayAsk ? void ask() : undefined)}
      >
        {m.office_freeze_ask()}
      </button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={titleOf(desk)} actions={buttons}>
      <div className="stack">
        <p>{textOf(desk, deed)}</p>
        {asked?.words && <blockquote className={styles.quote}>{asked.words}</blockquote>}
        {!asked && !mayAsk && <Musts desk={desk} musts={musts} isReady={isReady} />}
        {deed === 'freeze' && musts.length === 0 && <Looks desk={desk} />}
        {(may.sign || !asked) && (
          <TextAreaField
            name="words"
            label={m.office_freeze_words()}
            note={m.office_optional()}
            value={words}
            maxLength={500}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </Dialog>
  )
}

type Deed = 'freeze' | 'unfreeze'
type Signing = { desk: Desk; deed: Deed; words: string; onClose: () => void; onDone: () => void }

const path = `${papersPath}/:id/signature` as const

/** The calls about the second signature, after which the desk is read again, however they went. */
function useSignature({ desk: { paper }, deed, words, onClose, onDone }: Signing) {
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const params = { id: paper.id }
  const body = { deed, ...(words !== '' && { words }) }
  const run = async (call: () => Promise<unknown>, said?: string) => {
    const isDone = await act(async () => {
      await call()
      if (said) showToast({ text: said })
      await client.invalidateQueries({ queryKey: [papersPath] })
    })
    if (isDone) onClose()
    onDone()
  }
  return {
    isBusy,
    failure,
    ask: () => run(() => post<typeof askPaperSignature>(path, body, { params }), m.office_freeze_asked()),
    sign: () =>
      run(
        () => post<typeof signPaper>(`${path}/sign`, { deed }, { params }),
        deed === 'freeze' ? m.office_sign_done() : m.office_sign_unfrozen(),
      ),
    end: () => run(() => post<typeof endPaperSignature>(`${path}/end`, body, { params })),
  }
}

const titleOf = ({ asked, paper }: Desk): string => {
  if (asked) return m.office_sign_title()
  return paper.state === 'frozen' ? m.office_build_unfreeze() : m.office_freeze_title()
}

function textOf({ asked }: Desk, deed: Deed): string {
  if (asked === null) return deed === 'freeze' ? m.office_freeze_text() : m.office_unfreeze_text()
  return (deed === 'freeze' ? m.office_sign_text : m.office_sign_unfreeze_text)({ name: asked.by.name })
}
