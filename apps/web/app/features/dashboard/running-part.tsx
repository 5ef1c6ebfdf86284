import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { formatTimeLeft } from '../../kit/exam/exam-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type Running = NonNullable<DashboardFacts['running']>

/** An exam that runs comes before everything else on the page. */
export function RunningPart({ running, now }: { running: Running; now: Date }) {
  const locale = getLocale()
  const { title, ends_at, answered, questions, room } = running
  return (
    <section className={styles.live} aria-labelledby="running-exam">
      <div className={styles.liveText}>
        <p className="eyebrow">{m.dashboard_running()}</p>
        <h2 id="running-exam">
          <Phrase text={title} />
        </h2>
      </div>
      <dl className={styles.liveNums}>
        <div>
          <dt>{m.dashboard_time_left()}</dt>
          <dd role="timer">{formatTimeLeft((Date.parse(ends_at) - now.getTime()) / 1000, locale)}</dd>
        </div>
        <div>
          <dt>{m.dashboard_answered()}</dt>
          <dd>
            {formatNumber(answered, locale)}/{formatNumber(questions, locale)}
          </dd>
        </div>
      </dl>
      <div className={`bar ${styles.liveBar}`} aria-hidden="true">
        <i style={{ width: `${(answered / questions) * 100}%` }} />
      </div>
      <Link className="btn btn-go" to={room}>
        {m.dashboard_back_to_exam()}
        <Icon of={arrowRightIcon} />
      </Link>
    </section>
  )
}
