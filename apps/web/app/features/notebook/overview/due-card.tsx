import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, tickIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import type { Notebook } from '../engine/notebook-engine.ts'
import styles from '../styles/due.module.css'
import { WaitingLine } from '../waiting/waiting-line.tsx'
import type { DueNow } from './due-now.ts'

type DueCardProps = { now: DueNow; notebook: Notebook | undefined; beyond: number }

/** What today asks for, and the one way to begin. */
export function DueCard({ now: { left, done, nextDay }, notebook, beyond }: DueCardProps) {
  const locale = getLocale()
  const staff = useStaffView()
  const n = (value: number) => ({ n: formatNumber(value, locale) })
  const share = left + done === 0 ? 0 : (done / (left + done)) * 100
  return (
    <section className={styles.due} data-is={left > 0 ? 'left' : 'over'} data-part="due">
      <div className={styles.words}>
        <h2>{m.notebook_due_title()}</h2>
        {left > 0 ? (
          <p className={styles.count}>
            <b className="num">{m.notebook_due_count(n(left))}</b>
          </p>
        ) : (
          <p className={styles.over}>
            <Icon of={tickIcon} />
            <b>{done > 0 ? m.notebook_due_over() : m.notebook_due_none()}</b>
          </p>
        )}
        <p className={styles.more}>
          {done > 0 && <span>{m.notebook_due_done(n(done))}</span>}
          {left === 0 && done > 0 && <span>{m.notebook_due_over_text()}</span>}
          {left === 0 && nextDay !== undefined && <span>{m.notebook_due_next({ day: nextDay })}</span>}
          {beyond > 0 && <span>{m.notebook_due_beyond(n(beyond))}</span>}
        </p>
      </div>
      {left > 0 &&
        (staff ? (
          <p className={styles.more}>{m.notebook_staff()}</p>
        ) : (
          <Link className="btn btn-go" to={addressOf('/my/notebook/retest')}>
            {done > 0 ? m.notebook_due_go_on() : m.notebook_due_start()}
            <Icon of={arrowRightIcon} />
          </Link>
        ))}
      {left > 0 && done > 0 && (
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
      )}
      {notebook && <WaitingLine notebook={notebook} />}
    </section>
  )
}
