import * as m from '@prostuti/text/messages'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords } from '../../kit/exam/marks-words.ts'
import type { Correction, Kind } from './correction-types.ts'
import { keyLetters, kindWords, movesWords } from './correction-words.ts'
import own from './key-correction.module.css'
import type { Draft } from './use-draft.ts'

const kinds: readonly Kind[] = ['new_key', 'accept', 'everyone', 'void']

/** The four ways of setting a key right, each with whom it lifts and whom it lowers. */
export function WaysCard({ correction, draft }: { correction: Correction; draft: Draft }) {
  const { rehearsal, question, may, kind: saved } = correction
  const found = rehearsal?.is_current ? rehearsal.alternatives : []
  const alternatives = new Map(found.map((each) => [each.kind, each]))
  const hint = (kind: Kind) => {
    const outOf = alternatives.get(kind)?.out_of
    if (kind === 'new_key')
      return draft.chosen
        ? m.office_correction_k_new_key_hint({ new: keyLetters(question, draft.chosen) })
        : m.office_correction_k_new_key_none()
    if (kind === 'accept') return m.office_correction_k_accept_hint()
    if (kind === 'everyone') return m.office_correction_k_everyone_hint()
    return outOf === undefined
      ? m.office_correction_k_void_hint()
      : m.office_correction_k_void_hint_of({ marks: marksWords(outOf) })
  }
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_correction_how()}</h2>
      </header>
      <fieldset className={own.ways} disabled={!may.change}>
        <legend className="sr">{m.office_correction_how()}</legend>
        {kinds.map((kind) => {
          const alternative = alternatives.get(kind)
          return (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={(may.change ? draft.kind : saved) === kind}
                onChange={() => draft.setKind(kind)}
              />
              <span>
                <b>{kindWords(kind)}</b>
                <small>{hint(kind)}</small>
              </span>
              {alternative && <small>{movesWords(alternative.rising, alternative.falling)}</small>}
            </label>
          )
        })}
      </fieldset>
    </section>
  )
}
