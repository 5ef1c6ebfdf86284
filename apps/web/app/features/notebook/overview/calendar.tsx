import { dhakaParts, formatDate, monthName, weekdayName, weekdaysFromSaturday } from '@prostuti/text/dates'
import { splitGraphemes } from '@prostuti/text/graphemes'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import { MySection } from '../../../kit/my-page/section.tsx'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import { momentOf } from '../day-words.ts'
import styles from '../styles/calendar.module.css'
import { calendarWeeks, isBeforeFour } from './calendar-weeks.ts'

const step = 25
const box = 21
const left = 30
const top = 22

/** Twelve weeks of days, darker the more was done; the same as a table for who cannot see it. */
export function Calendar({ calendar, today }: { calendar: Overview['calendar']; today: string }) {
  const locale = getLocale()
  const days = calendarWeeks(calendar, today)
  const shown = calendar.filter(({ day }) => day >= (days[0]?.day ?? ''))
  const all = shown.reduce((sum, { reviews }) => sum + reviews, 0)
  const n = (value: number) => formatNumber(value, locale)
  return (
    <MySection title={m.notebook_calendar()}>
      <div className={`card pad ${styles.calendar}`} data-part="calendar">
        <p className="muted">
          {all > 0 ? m.notebook_calendar_text({ days: n(shown.length), n: n(all) }) : m.notebook_calendar_none()}
        </p>
        {isBeforeFour(new Date()) && <p className="hint">{m.notebook_calendar_night()}</p>}
        <svg viewBox={`0 0 ${left + 12 * step} ${top + 7 * step}`} aria-hidden="true">
          {days
            .filter(({ row, day, column }) => row === 0 && column < 11 && Number(day.slice(8)) <= 7)
            .map(({ day, column }) => (
              <text
                key={day}
                // The name of a month that has just begun would run out of the picture.
                x={column > 9 ? left + 12 * step : left + column * step}
                y="14"
                textAnchor={column > 9 ? 'end' : undefined}
              >
                {monthName(dhakaParts(momentOf(day)).month, locale)}
              </text>
            ))}
          {weekdaysFromSaturday.map(
            (weekday, row) =>
              row % 2 === 0 && (
                <text key={weekday} x="0" y={top + row * step + 16}>
                  {splitGraphemes(weekdayName(weekday, locale))[0]}
                </text>
              ),
          )}
          {days.map(({ day, column, row, level }) => (
            <rect
              key={day}
              className={styles.day}
              data-level={level}
              data-is={day === today ? 'today' : undefined}
              x={left + column * step}
              y={top + row * step}
              width={box}
              height={box}
              rx="4"
            />
          ))}
        </svg>
        <p className={styles.key} aria-hidden="true">
          {m.notebook_calendar_less()}
          {[0, 1, 2, 3, 4].map((level) => (
            <i key={level} className={styles.day} data-level={level} />
          ))}
          {m.notebook_calendar_more()}
        </p>
        {shown.length > 0 && (
          <DataTable
            caption={m.notebook_calendar_table()}
            head={[m.notebook_calendar_day(), m.notebook_calendar_reviews(), m.notebook_calendar_right()]}
            rows={shown.map(({ day, reviews, right }) => [formatDate(momentOf(day), locale), n(reviews), n(right)])}
          />
        )}
      </div>
    </MySection>
  )
}
