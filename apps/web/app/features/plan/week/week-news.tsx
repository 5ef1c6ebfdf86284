import * as m from '@prostuti/text/messages'
import { formatCount } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { momentUntil } from '../../../kit/clock/moments.ts'
import type { PlanWeek } from '../plan-api.ts'
import { durationWords, workWords } from '../words.ts'
import styles from './week.module.css'

/** What asks for a look: work that does not fit before its deadline, and blocks that something has come in the way of. */
export function WeekNews({ plan: { short, blocks, fixed } }: { plan: PlanWeek }) {
  const locale = getLocale()
  const clashing = blocks.filter(({ clash }) => clash !== null).length
  const missed = fixed.filter(({ clash }) => clash !== null).length
  if (short.length === 0 && clashing === 0 && missed === 0) return null
  return (
    <div className={styles.news}>
      {clashing > 0 && <p>{m.plan_clashes({ count: formatCount(clashing, locale) })}</p>}
      {missed > 0 && <p>{m.plan_class_clashes({ count: formatCount(missed, locale) })}</p>}
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
