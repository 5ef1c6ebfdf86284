import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../styles/retest-foot.module.css'
import type { RetestKeys } from './use-retest-keys.ts'

type KeysHintProps = { stems: boolean; parts: number; keys: RetestKeys }

/** Which keys do what, on desks; single keys can be switched off, as in the exam room. */
export function KeysHint({ stems, parts, keys: { on, turn } }: KeysHintProps) {
  const digit = (value: number) => <kbd>{localizeDigits(value, getLocale())}</kbd>
  return (
    <div className={`only-wide meta ${styles.keys}`}>
      <label>
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
        <span className="sr">{m.notebook_keys_on()}</span>
      </label>
      <span aria-hidden="true">
        {m.notebook_keys()}: {digit(1)}–{digit(parts)} {m.notebook_keys_choose()}
        {stems && (
          <>
            {' · '}
            <kbd>T</kbd> <kbd>F</kbd> {m.notebook_keys_stem()}
          </>
        )}
        {' · '}
        <kbd>Enter</kbd> {m.notebook_keys_check()} · <kbd>U</kbd> {m.notebook_keys_undo()}
      </span>
    </div>
  )
}
