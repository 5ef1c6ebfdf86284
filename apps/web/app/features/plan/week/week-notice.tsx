import * as m from '@prostuti/text/messages'
import { CloseSign } from '@prostuti/ui/close-sign'
import type { PlanActions } from '../use-plan.ts'
import styles from './week.module.css'

type WeekNoticeProps = { actions: PlanActions; onUndone: () => void }

/** What was just done, for the eye and the ear, with the way back where there is one. It stays until the next change, or until it is closed. */
export function WeekNotice({ actions: { news, change, forget }, onUndone }: WeekNoticeProps) {
  const undo = news?.undo
  return (
    <div className={styles.notice} data-is={news ? 'news' : ''} data-part="plan-notice">
      <p role="status">{news?.said}</p>
      {undo && (
        <button
          type="button"
          onClick={async () => {
            if (await change(undo)) onUndone()
          }}
        >
          {m.plan_undo()}
        </button>
      )}
      {news && (
        <button type="button" className="icon-btn" aria-label={m.state_close()} onClick={forget}>
          <CloseSign size={20} />
        </button>
      )}
    </div>
  )
}
