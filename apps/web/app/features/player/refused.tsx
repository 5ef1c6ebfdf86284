import {
  player_failed_text,
  player_failed_title,
  player_gone_text,
  player_gone_title,
  player_offline_text,
  player_offline_title,
  player_over_text,
  player_over_title,
  player_overdue_action,
  player_overdue_text,
  player_overdue_title,
  player_retry,
  player_soon_text,
  player_soon_title,
} from '@prostuti/text/messages'
import { Link } from 'react-router'
import type { ApiErrorCode } from '../../api/api-error.ts'

const words: Partial<Record<ApiErrorCode, readonly [() => string, () => string]>> = {
  payment_overdue: [player_overdue_title, player_overdue_text],
  not_published_yet: [player_soon_title, player_soon_text],
  forbidden: [player_over_title, player_over_text],
  not_found: [player_gone_title, player_gone_text],
  offline: [player_offline_title, player_offline_text],
  timeout: [player_offline_title, player_offline_text],
}

type RefusedProps = {
  code: ApiErrorCode
  onRetry: () => void
  /** Where the doctor pays for the course this video belongs to. */
  payAt?: string
}

/** In the player's place: why nothing plays, and what to do. */
export function Refused({ code, onRetry, payAt }: RefusedProps) {
  const [title, text] = words[code] ?? [player_failed_title, player_failed_text]
  const isFinal = code === 'forbidden' || code === 'not_found' || code === 'not_published_yet'
  return (
    <div className="pl-said" role="alert">
      <b>{title()}</b>
      <p>{text()}</p>
      {code === 'payment_overdue' && payAt ? (
        <Link className="btn btn-go btn-sm" to={payAt}>
          {player_overdue_action()}
        </Link>
      ) : (
        !isFinal && (
          <button type="button" className="btn btn-line btn-sm" onClick={onRetry}>
            {player_retry()}
          </button>
        )
      )}
    </div>
  )
}
