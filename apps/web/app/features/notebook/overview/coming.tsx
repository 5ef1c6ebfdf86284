import { dhakaParts, formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import { MySection } from '../../../kit/my-page/section.tsx'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import { momentOf } from '../day-words.ts'
import styles from '../styles/coming.module.css'

const step = 26
const wide = 18
const height = 92
const top = 20

/** How many cards each of the next days brings, drawn and as a table. */
export function Coming({ coming, today }: { coming: Overview['coming']; today: string }) {
  const locale = getLocale()
  const most = Math.max(1, ...coming.map(({ cards }) => cards))
  const n = (value: number) => formatNumber(value, locale)
  return (
    <MySection title={m.notebook_coming()}>
      <div className={`card pad ${styles.coming}`} data-part="coming">
        <p className="muted">{m.notebook_coming_text()}</p>
        <svg viewBox={`0 0 ${coming.length * step} ${top + height + 22}`} aria-hidden="true">
          {coming.map(({ day, cards }, nth) => {
            const high = cards === 0 ? 0 : Math.max(3, (cards / most) * height)
            const x = nth * step + step / 2
            return (
              <g key={day} data-is={day === today ? 'today' : undefined}>
                <rect x={x - wide / 2} y={top + height - high} width={wide} height={high} rx="3" />
                {cards > 0 && (
                  <text className={styles.cards} x={x} y={top + height - high - 5}>
                    {n(cards)}
                  </text>
                )}
                <text className={styles.day} x={x} y={top + height + 17}>
                  {localizeDigits(dhakaParts(momentOf(day)).day, locale)}
                </text>
              </g>
            )
          })}
          <path className={styles.floor} d={`M0 ${top + height}H${coming.length * step}`} />
        </svg>
        <DataTable
          caption={m.notebook_coming_table()}
          head={[m.notebook_calendar_day(), m.notebook_calendar_reviews()]}
          rows={coming.map(({ day, cards }) => [
            day === today ? m.notebook_today() : formatDate(momentOf(day), locale),
            n(cards),
          ])}
        />
      </div>
    </MySection>
  )
}
