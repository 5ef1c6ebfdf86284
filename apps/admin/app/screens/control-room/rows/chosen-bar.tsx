import * as m from '@prostuti/text/messages'
import { Megaphone, Phone, RotateCcw, Timer } from 'lucide-react'
import { count } from '../model/board-words.ts'
import styles from './rows.module.css'
import type { Chosen } from './use-chosen.ts'

export type Verb = 'extend' | 'reopen' | 'message'

type ChosenBarProps = { chosen: Chosen; isFinished: boolean; onVerb: (verb: Verb) => void; onPhones: () => void }

/** What can be done with the chosen ones. */
export function ChosenBar({ chosen, isFinished, onVerb, onPhones }: ChosenBarProps) {
  if (chosen.sitters.size === 0) return null
  return (
    <section className={styles.bar} aria-label={m.office_control_chosen({ count: count(chosen.sitters.size) })}>
      <b role="status">{m.office_control_chosen({ count: count(chosen.sitters.size) })}</b>
      {isFinished ? (
        <button type="button" className="btn btn-brand btn-sm" onClick={() => onVerb('reopen')}>
          <RotateCcw aria-hidden="true" size={18} />
          {m.office_control_reopen()}
        </button>
      ) : (
        <>
          <button type="button" className="btn btn-brand btn-sm" aria-keyshortcuts="t" onClick={() => onVerb('extend')}>
            <Timer aria-hidden="true" size={18} />
            {m.office_control_extend()}
          </button>
          <button type="button" className="btn btn-line btn-sm" aria-keyshortcuts="m" onClick={() => onVerb('message')}>
            <Megaphone aria-hidden="true" size={18} />
            {m.office_control_message()}
          </button>
        </>
      )}
      <button type="button" className="btn btn-line btn-sm" onClick={onPhones}>
        <Phone aria-hidden="true" size={18} />
        {m.office_control_phones()}
      </button>
      <button type="button" className={`btn btn-quiet btn-sm ${styles.push}`} onClick={chosen.clear}>
        {m.office_control_clear()}
      </button>
    </section>
  )
}
