import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { againIcon } from '@prostuti/ui/icons/result'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { OpenNotebook } from '../engine/use-notebook.ts'
import { OpenNotebookPicture } from '../open-notebook-picture.tsx'
import styles from '../styles/retest-end.module.css'
import { WaitingLine } from '../waiting/waiting-line.tsx'

type RetestEndProps = { open: OpenNotebook; canUndo: boolean; onUndo: () => void }

/** Nothing is left for today: what was done, and the way back. */
export function RetestEnd({ open: { engine, notebook }, canUndo, onUndo }: RetestEndProps) {
  const { today, day, asking } = notebook
  const back = (
    <Link className="btn btn-go" to={addressOf('/my/notebook')}>
      {m.notebook_retest_back()}
    </Link>
  )
  const more = day?.queue.more && (
    <button type="button" className="btn btn-line" aria-disabled={asking === 'yes'} onClick={() => engine.ask()}>
      {m.notebook_end_more()}
    </button>
  )
  return (
    <div className="card" data-part="retest-end">
      <EmptyState
        picture={
          today.length === 0 ? (
            <OpenNotebookPicture />
          ) : (
            <Shares reviews={today} others={notebook.done - today.length} />
          )
        }
        title={notebook.done > 0 ? m.notebook_end() : m.notebook_end_none()}
        takesFocus
        text={notebook.done > 0 ? m.notebook_end_text() : m.notebook_end_none_text()}
        action={
          <>
            <WaitingLine notebook={notebook} />
            <div className={styles.acts}>
              {canUndo && (
                <button type="button" className="btn btn-line" onClick={onUndo}>
                  <Icon of={againIcon} />
                  {m.notebook_retest_undo()}
                </button>
              )}
              {more}
              {back}
            </div>
          </>
        }
      />
    </div>
  )
}

/** Right and still to come, side by side; and how many more there were today, of which this device knows no more. */
function Shares({ reviews, others }: { reviews: readonly { right: boolean }[]; others: number }) {
  const n = (value: number) => formatNumber(value, getLocale())
  const right = reviews.filter((review) => review.right).length
  const again = reviews.length - right
  return (
    <div className={styles.shares}>
      <dl>
        <div>
          <dt>{m.notebook_end_right()}</dt>
          <dd className="num">{n(right)}</dd>
        </div>
        <div>
          <dt>{m.notebook_end_again()}</dt>
          <dd className="num">{n(again)}</dd>
        </div>
      </dl>
      <svg viewBox="0 0 300 14" role="img" aria-label={m.notebook_end_bar({ right: n(right), again: n(again) })}>
        <rect className={styles.again} width="300" height="14" rx="4" />
        <rect className={styles.right} width={(right / reviews.length) * 300} height="14" rx="4" />
      </svg>
      {others > 0 && <p className="meta">{m.notebook_end_elsewhere({ n: n(others) })}</p>}
    </div>
  )
}
