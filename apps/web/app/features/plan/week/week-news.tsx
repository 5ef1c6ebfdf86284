import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatCount, formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { momentUntil } from '../../../kit/clock/moments.ts'
import type { PlanWeek } from '../plan-api.ts'
import { durationWords, timesOf, workWords } from '../words.ts'
import { atOneTime } from './at-one-time.ts'
import styles from './week.module.css'

/** What asks for a look: work that does not fit before its deadline, and what stands in each other's way. */
export function WeekNews({ plan, now }: { plan: PlanWeek; now: Date }) {
  const { short, blocks, fixed } = plan
  const locale = getLocale()
  const together = atOneTime(plan, now)
  const clashing = blocks.filter(({ clash }) => clash !== null).length
  const missed = fixed.filter(({ clash }) => clash !== null).length
  if (short.length === 0 && clashing === 0 && missed === 0 && together.length === 0) return null
  return (
    <div className={styles.news}>
      {clashing > 0 && <p>{m.plan_clashes({ count: formatCount(clashing, locale) })}</p>}
      {missed > 0 && <p>{m.plan_class_clashes({ count: formatCount(missed, locale) })}</p>}
      {together.length > 0 && (
        <details>
          <summary>{m.plan_together({ count: formatNumber(together.length, locale) })}</summary>
          <ul>
            {together.map((rows) => (
              <li key={rows[0]!.event_id}>
                {formatDate(new Date(rows[0]!.starts_at), locale, 'full')}, {timesOf(rows[0]!)}:{' '}
                <b>{rows.map(({ title }) => title).join(' · ')}</b>
              </li>
            ))}
          </ul>
          <p className="hint">{m.plan_together_hint()}</p>
        </details>
      )}
      {short.length > 0 && (
        <details>
          <summary>{m.plan_short({ count: formatCount(short.length, locale) })}</summary>
          <ul>
            {short.map((work) => (
              <li key={work.key}>
                <b>{workWords(work)}</b>{' '}
                {m.plan_short_line({
                  time: durationWords(work.minutes),
                  until: work.deadline ? momentUntil(work.deadline, locale) : '',
                })}
              </li>
            ))}
          </ul>
          <p className="hint">{m.plan_short_hint()}</p>
        </details>
      )}
    </div>
  )
}
