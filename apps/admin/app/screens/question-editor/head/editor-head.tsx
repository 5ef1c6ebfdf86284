import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { History } from 'lucide-react'
import styles from '../../../kit/exam/exam-screen.module.css'
import type { Standing } from '../../../kit/question/question-types.ts'
import { standingWords } from '../../../kit/question/state-words.ts'
import { EditorActs } from './editor-acts.tsx'

type EditorHeadProps = { id: string; standing: Standing | undefined; renew: () => Promise<void> }

/** Which question it is, how far it has come, and what can be done with it beside saving. */
export function EditorHead({ id, standing, renew }: EditorHeadProps) {
  const locale = getLocale()
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>
          {id === 'new' ? m.office_question_new() : m.office_question_number({ number: localizeDigits(id, locale) })}
        </h1>
        {standing && <StandingChips standing={standing} />}
      </div>
      {standing && (
        <div className={styles.acts}>
          <button type="button" className="btn btn-line btn-sm" onClick={showPast}>
            <History aria-hidden="true" size={16} />
            {m.office_question_history({ count: localizeDigits(standing.version, locale) })}
          </button>
          <EditorActs id={id} standing={standing} renew={renew} />
        </div>
      )}
    </div>
  )
}

function StandingChips({ standing }: { standing: Standing }) {
  const { version, state, is_given_back, author, reviewer } = standing
  return (
    <>
      <span className={is_given_back ? 'chip chip-bad' : 'chip chip-brand'}>
        {m.office_question_version({ number: localizeDigits(version, getLocale()) })}, {standingWords(standing)}
      </span>
      {author && <span className="chip chip-line">{m.office_question_by({ name: author.name })}</span>}
      {state === 'in_review' && reviewer && (
        <span className="chip">{m.office_question_reviewed_by({ name: reviewer.name })}</span>
      )}
    </>
  )
}

/** The versions stand below the form. */
function showPast(): void {
  const past = document.getElementById('past')
  if (!(past instanceof HTMLDetailsElement)) return
  past.open = true
  past.scrollIntoView({ block: 'start' })
  past.querySelector('summary')?.focus()
}
