import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './editor.module.css'

type EditorFootProps = {
  state: 'saved' | 'dirty' | 'clean' | 'saving'
  failure: ReactNode
  saveAndGoOn: () => void
}

/** Whether it is saved, which keys there are, and the two ways to save it. Stands inside the form. */
export function EditorFoot({ state, failure, saveAndGoOn }: EditorFootProps) {
  const words = { saved: m.office_saved(), dirty: m.office_draft_kept(), clean: '', saving: m.office_saving() }
  return (
    <div className={styles.foot} data-stuck="foot">
      <div role="alert">{failure}</div>
      <p role="status" className={styles.state}>
        {words[state]}
      </p>
      <Keys />
      <button type="submit" className={`btn btn-line ${styles.push}`} aria-busy={state === 'saving'}>
        {m.office_save()}
      </button>
      <button type="button" className="btn btn-go" aria-busy={state === 'saving'} onClick={saveAndGoOn}>
        {m.office_question_save_next()}
        <ArrowRight aria-hidden="true" size={18} />
      </button>
    </div>
  )
}

function Keys() {
  const digit = (text: string) => localizeDigits(text, getLocale())
  return (
    <p className={styles.keys}>
      <kbd>Alt</kbd>{' '}
      <kbd>
        {digit('1')}–{digit('5')}
      </kbd>{' '}
      {m.office_question_key_right()} · <kbd>Alt</kbd> <kbd>↑↓</kbd> {m.office_question_key_move()} · <kbd>Ctrl</kbd>{' '}
      <kbd>S</kbd> {m.office_save()} · <kbd>Ctrl</kbd> <kbd>↵</kbd> {m.office_question_key_next()}
    </p>
  )
}
