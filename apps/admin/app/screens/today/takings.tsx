import { formatDate } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import chart from '../../kit/chart/chart.module.css'
import { PartCard } from './part-card.tsx'
import styles from './takings.module.css'
import { chartHeight, chartWidth, drawTakings, left } from './takings-chart.ts'
import type { Today } from './today-types.ts'

type TakingsProps = { takings: Today['takings']; isAll: boolean }

/** Thirty days of money: a picture, and the same as a table for whoever cannot see it. */
export function Takings({ takings, isAll }: TakingsProps) {
  const locale = getLocale()
  const total = takings?.state === 'here' ? takings.days.reduce((sum, { paisa }) => sum + paisa, 0) : undefined
  return (
    <PartCard
      part={takings}
      title={m.office_today_takings()}
      hint={m.office_today_takings_hint()}
      aside={total !== undefined && <b>{formatMoney(total, locale)}</b>}
    >
      {({ days }) => (
        <div className={styles.picture}>
          <Chart days={days} total={total ?? 0} />
          <div className="sr">
            <table>
              <caption>{m.office_today_takings()}</caption>
              <thead>
                <tr>
                  <th scope="col">{m.office_today_day()}</th>
                  <th scope="col">{m.office_today_amount()}</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, paisa }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(noonOf(day), locale, 'short')}</th>
                    <td>{formatMoney(paisa, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {!isAll && <p className={styles.foot}>{m.office_today_takings_part()}</p>}
        </div>
      )}
    </PartCard>
  )
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+06:00`)

type ChartProps = { days: { day: string; paisa: number }[]; total: number }

function Chart({ days, total }: ChartProps) {
  const locale = getLocale()
  const { bars, ticks } = drawTakings(days)
  const highest = ticks.at(-1)?.paisa ?? 0
  const dayWords = (day: string) => formatDate(noonOf(day), locale, 'short')
  const label = m.office_today_takings_label({
    from: dayWords(days[0]?.day ?? ''),
    to: dayWords(days.at(-1)?.day ?? ''),
    total: formatMoney(total, locale),
    today: formatMoney(days.at(-1)?.paisa ?? 0, locale),
  })
  return (
    <svg
      className={`${chart.chart} ${styles.bars}`}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={label}
    >
      {ticks.map(({ paisa, y }) => (
        <g key={paisa}>
          <line x1={left} x2={chartWidth} y1={y} y2={y} data-is={paisa === 0 ? 'solid' : undefined} />
          <text x={left - 8} y={y + 5} textAnchor="end">
            {tickWords(paisa, highest, locale)}
          </text>
        </g>
      ))}
      {bars.map(({ day, paisa, isToday, ...place }) => (
        <rect key={day} {...place} rx="2.5" data-is={isToday ? 'today' : undefined}>
          <title>{`${dayWords(day)}: ${formatMoney(paisa, locale)}`}</title>
        </rect>
      ))}
      {bars
        .filter(({ isToday }, at) => isToday || (at % 7 === 0 && at < 28))
        .map(({ day, isToday, x, width }) => (
          <text
            key={day}
            x={x + width / 2}
            y="184"
            textAnchor={isToday ? 'end' : 'middle'}
            data-is={isToday ? 'name' : undefined}
          >
            {isToday ? m.office_today_today() : dayWords(day)}
          </text>
        ))}
    </svg>
  )
}

/** In the unit that the highest line is worth: crore, lakh, thousand. The name of the unit stands with that line alone. */
function tickWords(paisa: number, highest: number, locale: Locale): string {
  const units = [
    { worth: 1_000_000_000, say: m.office_today_crore },
    { worth: 10_000_000, say: m.office_today_lakh },
    { worth: 100_000, say: m.office_today_thousand },
  ]
  const unit = units.find(({ worth }) => highest >= worth)
  const count = formatNumber(paisa / (unit?.worth ?? 100), locale)
  return paisa === highest && unit ? unit.say({ count }) : count
}
