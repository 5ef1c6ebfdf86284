import type { askPaperSignature, endPaperSignature, signPaper } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { failureWords } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import styles from '../builder.module.css'
import { checkWords, mustsOf } from '../check-words.ts'
import { type Desk, papersPath } from '../use-desk.ts'

type FreezeDialogProps = { desk: Desk; onClose: () => void; onDone: () => void }

const path = `${papersPath}/:id/signature` as const

/** Asking, signing and refusing, for the freeze and for undoing it. */
export function FreezeDialog({ desk, onClose, onDone }: FreezeDialogProps) {
  const { paper, asked, may } = desk
  const deed = asked?.deed ?? (paper.state === 'frozen' ? 'unfreeze' : 'freeze')
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const params = { id: paper.id }
  const run = async (act: () => Promise<unknown>, said?: string) => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await act()
      if (said) showToast({ text: said })
      await client.invalidateQueries({ queryKey: [papersPath] })
      onClose()
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setIsBusy(false)
      onDone()
    }
  }
  const given = { deed, ...(words.trim() !== '' && { words: words.trim() }) }
  const ask = () => run(() => post<typeof askPaperSignature>(path, given, { params }), m.office_freeze_asked())
  const sign = () =>
    run(
      () => post<typeof signPaper>(`${path}/sign`, { deed }, { params }),
      deed === 'freeze' ? m.office_sign_done() : m.office_sign_unfrozen(),
    )
  const end = () => run(() => post<typeof endPaperSignature>(`${path}/end`, given, { params }))

  const musts = asked || deed === 'unfreeze' ? [] : mustsOf(desk)
  const isReady = paper.state === 'ready' || deed === 'unfreeze'
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
        aria-disabled={musts.length > 0 || !isReady}
        onClick={() => (musts.length === 0 && isReady ? void ask() : undefined)}
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
        {(musts.length > 0 || !isReady) && (
          <div>
            <h3 className="lbl">{m.office_freeze_must()}</h3>
            <ul className={styles.checks}>
              {!isReady && (
                <li data-is="must">
                  <TriangleAlert aria-hidden="true" size={17} /> <span>{m.office_build_make_ready()}</span>
                </li>
              )}
              {musts.map((check) => (
                <li key={check.name} data-is="must">
                  <TriangleAlert aria-hidden="true" size={17} /> <span>{checkWords(check, desk)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
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

/** What whoever signs should have looked at. */
function Looks({ desk }: { desk: Desk }) {
  const shown = desk.checks.filter(
    ({ name, level }) => level === 'look' || ['rehearsal', 'questions', 'marks', 'batches'].includes(name),
  )
  return (
    <ul className={styles.checks}>
      {shown.map((check) => (
        <li key={check.name} data-is={check.level}>
          <TriangleAlert aria-hidden="true" size={17} data-is={check.level} /> <span>{checkWords(check, desk)}</span>
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ asked, paper }: Desk): string => {
  if (asked) return m.office_sign_title()
  return paper.state === 'frozen' ? m.office_build_unfreeze() : m.office_freeze_title()
}

function textOf({ asked }: Desk, deed: 'freeze' | 'unfreeze'): string {
  if (asked === null) return deed === 'freeze' ? m.office_freeze_text() : m.office_unfreeze_text()
  return (deed === 'freeze' ? m.office_sign_text : m.office_sign_unfreeze_text)({ name: asked.by.name })
}
