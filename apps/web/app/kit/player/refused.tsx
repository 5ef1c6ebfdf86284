import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import type { ApiErrorCode } from '../../api/api-error.ts'
import styles from './player.module.css'

const words: Partial<Record<ApiErrorCode, readonly [() => string, () => string]>> = {
  payment_overdue: [m.player_overdue_title, m.player_overdue_text],
  not_published_yet: [m.player_soon_title, m.player_soon_text],
  forbidden: [m.player_over_title, m.player_over_text],
  not_found: [m.player_gone_title, m.player_gone_text],
  offline: [m.player_offline_title, m.player_offline_text],
  timeout: [m.player_offline_title, m.player_offline_text],
}

type RefusedProps = {
  code: ApiErrorCode
  onRetry: () => void
  /** Where the doctor pays for the course this video belongs to. */
  payAt?: string
}

/** In the player's place: why nothing plays, and what to do. */
export function Refused({ code, onRetry, payAt }: RefusedProps) {
  const [title, text] = words[code] ?? [m.player_failed_title, m.player_failed_text]
  const isFinal = code === 'forbidden' || code === 'not_found' || code === 'not_published_yet'
  return (
    <div className={styles.plSaid} role="alert">
      <b>{title()}</b>
      <p>{text()}</p>
      {code === 'payment_overdue' && payAt ? (
        <Link className="btn btn-go btn-sm" to={payAt}>
          {m.player_overdue_action()}
        </Link>
      ) : (
        !isFinal && (
          <button type="button" className="btn btn-line btn-sm" onClick={onRetry}>
            {m.player_retry()}
          </button>
        )
      )}
    </div>
  )
}
