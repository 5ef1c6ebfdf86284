import * as m from '@prostuti/text/messages'
import { useConnected } from '../../kit/connection/connection.ts'
import styles from './own-data.module.css'
import { useCopy } from './use-copy.ts'

/** The button that fetches the copy, and how it goes. */
export function TakeCopy({ look = 'btn-brand' }: { look?: 'btn-brand' | 'btn-line' }) {
  const { take, isTaking, saved, failed } = useCopy()
  const connected = useConnected()
  const isStopped = isTaking || !connected
  return (
    <div className={styles.take}>
      <button
        type="button"
        className={`btn ${look}`}
        aria-disabled={isStopped || undefined}
        onClick={() => {
          if (!isStopped) take()
        }}
      >
        {buttonWords({ isTaking, saved, failed })}
      </button>
      <p className="muted" role="status">
        {!connected ? m.copy_offline() : isTaking ? m.copy_preparing_text() : saved && m.copy_done({ name: saved })}
      </p>
      {failed && connected && !isTaking && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}

type CopyState = Pick<ReturnType<typeof useCopy>, 'isTaking' | 'saved' | 'failed'>

function buttonWords({ isTaking, saved, failed }: CopyState): string {
  if (isTaking) return m.copy_preparing()
  if (failed) return m.copy_retry()
  return saved ? m.copy_again() : m.copy_take()
}
