import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { SideBySide } from '../../kit/question/side-by-side.tsx'
import { stateWords } from '../../kit/question/state-words.ts'
import styles from './look-alikes.module.css'
import { type Choice, type Pair, type Side, usePairDeeds } from './use-pair-deeds.ts'

/** Two questions that say nearly the same, side by side, and what is decided about them. */
export function PairCard({ pair }: { pair: Pair }) {
  const { percent, older, newer } = pair
  const [isBeside, setIsBeside] = useState(false)
  const [choice, setChoice] = useState<Choice>()
  const { isBusy, act } = useAct(toastFailure)
  const { separate, merge } = usePairDeeds(pair)
  const locale = getLocale()
  return (
    <li className={`card ${styles.pair}`}>
      <header>
        <b>{m.office_question_alike_percent({ percent: formatNumber(percent, locale) })}</b>
        <div className={styles.acts}>
          <button type="button" className="btn btn-line btn-sm" onClick={() => setIsBeside(true)}>
            {m.office_question_see_side_by_side()}
          </button>
          <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(separate)}>
            {m.office_look_alikes_apart()}
          </button>
        </div>
      </header>
      <div className={styles.sides}>
        <OneOfPair side={older} onKeep={() => setChoice({ keep: older, merge: newer })} />
        <OneOfPair side={newer} onKeep={() => setChoice({ keep: newer, merge: older })} />
      </div>
      {isBeside && <SideBySide left={{ id: older.id }} right={{ id: newer.id }} onClose={() => setIsBeside(false)} />}
      {choice && (
        <ActDialog title={m.office_look_alikes_merge()} act={() => merge(choice)} onClose={() => setChoice(undefined)}>
          <p>
            {m.office_look_alikes_merge_text({
              kept: localizeDigits(choice.keep.id, locale),
              merged: localizeDigits(choice.merge.id, locale),
            })}
          </p>
        </ActDialog>
      )}
    </li>
  )
}

function OneOfPair({ side, onKeep }: { side: Side; onKeep: () => void }) {
  const { id, text, subject, state, papers, sittings } = side
  const locale = getLocale()
  const number = localizeDigits(id, locale)
  return (
    <div>
      <p className={styles.text}>{plainWords(pickText(text, locale))}</p>
      <p className={styles.facts}>
        <Link className="link-in" to={`/questions/${id}`}>
          {m.office_question_number({ number })}
        </Link>
        <span>{pickText(subject, locale)}</span>
        <span className="chip">{stateWords(state)}</span>
        {papers > 0 && (
          <span>
            {m.office_question_use({ papers: formatNumber(papers, locale), sittings: formatNumber(sittings, locale) })}
          </span>
        )}
      </p>
      <button type="button" className="btn btn-brand btn-sm" onClick={onKeep}>
        {m.office_look_alikes_keep_number({ number })}
      </button>
    </div>
  )
}
