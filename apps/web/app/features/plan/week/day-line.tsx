import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { PlanWeek } from '../plan-api.ts'
import { durationWords, shiftWords } from '../words.ts'
import styles from './week.module.css'

/** The chosen day in words. */
export function DayLine({ plan, day }: { plan: PlanWeek; day: string }) {
  const found = plan.days.find((each) => each.day === day)
  if (found === undefined) return null
  return (
    <p className={styles.dayLine}>
      <b>{formatDate(dhakaMidnight(day), getLocale(), 'full')}</b>
      {plan.rota && (
        <span>
          {found.shift === 'off' ? m.plan_day_off() : m.plan_day_duty({ shift: shiftWords[found.shift]() })}
          {' · '}
          {m.plan_day_free({ time: durationWords(found.free_minutes) })}
        </span>
      )}
    </p>
  )
}
