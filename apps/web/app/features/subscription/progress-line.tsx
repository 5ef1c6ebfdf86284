import * as m from '@prostuti/text/messages'
import styles from '../../kit/subscription/subscription.module.css'
import { number } from '../../kit/subscription/words.ts'

/** How many of the videos were watched to the end; the words say what the bar shows. */
export function ProgressLine({ done, total }: { done: number; total: number }) {
  return (
    <div className={styles.subProgress}>
      <div className={styles.subBar} aria-hidden="true">
        <i style={{ width: `${total === 0 ? 0 : Math.round((done / total) * 100)}%` }} />
      </div>
      <p className="meta">{m.subscription_progress({ done: number(done), total: number(total) })}</p>
    </div>
  )
}
