import * as m from '@prostuti/text/messages'
import styles from '../frame/account.module.css'

const longest = 120

/** What the reader is on the way to. The title comes from the address, so it is shown as plain text and not too long. */
export function JoinedBatch({ title }: { title: string | null }) {
  return (
    <div className={styles.authBatch}>
      {title ? (
        <>
          <span className="meta">{m.account_enroll_for()}</span>
          <b>{title.slice(0, longest)}</b>
        </>
      ) : (
        <b>{m.account_enroll_known()}</b>
      )}
      <span className="meta">{m.account_enroll_text()}</span>
    </div>
  )
}
