import { dhakaParts, formatDate, weekdayName } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import type { PlanWeek, Shift } from '../plan-api.ts'
import { usePainting } from '../rota/use-painting.ts'
import { shiftIcons, shiftWords, shortName } from '../words.ts'
import styles from './week.module.css'

type DayStripProps = {
  days: PlanWeek['days']
  today: string
  shown: string
  onShow: (day: string) => void
  /** While duty is painted: a tap, or a stroke over several days. */
  brush: Shift | undefined
  onPaint: (painted: ReadonlyMap<string, Shift>) => void
}

/** The seven days with their duty: they choose the one that a phone shows, and take the paint. */
export function DayStrip({ days, today, shown, onShow, brush, onPaint }: DayStripProps) {
  const locale = getLocale()
  const { stroke, handlers } = usePainting(brush, onPaint)
  return (
    <fieldset className={styles.strip} data-is={brush ? 'painting' : ''} {...handlers}>
      <legend className="sr">{brush ? m.plan_strip_paint({ shift: shiftWords[brush]() }) : m.plan_strip()}</legend>
      {days.map(({ day, shift: own, painted }) => {
        const date = dhakaMidnight(day)
        const shift = stroke.get(day) ?? own
        const marks = [day === shown && 'shown', day === today && 'today', painted && 'painted', shift]
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            data-is={marks.filter(Boolean).join(' ')}
            aria-pressed={brush ? undefined : day === shown}
            onClick={({ detail }) => {
              if (!brush) onShow(day)
              // A pointer has painted already; a keyboard's press has no stroke.
              else if (detail === 0) onPaint(new Map([[day, brush]]))
            }}
          >
            <span className="sr">
              {`${formatDate(date, locale, 'full')}: ${shiftWords[shift]()}${painted ? `, ${m.plan_day_painted()}` : ''}`}
            </span>
            <span aria-hidden="true">{shortName(weekdayName(dhakaParts(date).weekday, locale), locale)}</span>
            <b aria-hidden="true">{formatNumber(dhakaParts(date).day, locale)}</b>
            <Icon of={shiftIcons[shift]} size="sm" />
          </button>
        )
      })}
    </fieldset>
  )
}
