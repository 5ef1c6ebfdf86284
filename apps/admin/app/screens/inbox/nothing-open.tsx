import * as m from '@prostuti/text/messages'
import { MessagesSquare } from 'lucide-react'
import styles from './inbox.module.css'

/** At a desk, before anything is opened; a phone shows the list alone. */
export function Component() {
  return (
    <div className={styles.nothing}>
      <MessagesSquare aria-hidden="true" size={40} strokeWidth={1.25} />
      <p>{m.office_inbox_choose()}</p>
      <p className="meta">
        <kbd>j</kbd> <kbd>k</kbd> {m.office_inbox_keys_rows()} · <kbd>r</kbd> {m.office_inbox_keys_answer()} ·{' '}
        <kbd>i</kbd> {m.office_inbox_keys_note()} · <kbd>#</kbd> {m.office_inbox_keys_close()}
      </p>
    </div>
  )
}
