import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { CSSProperties } from 'react'
import type { Block, PlanWeek } from '../plan-api.ts'
import styles from './board.module.css'
import { DayItemView } from './day-item.tsx'
import { isNightUsed, itemsOfDay } from './items-of-day.ts'
import { isNothingToLay } from './nothing-to-lay.tsx'
import { NowLine } from './now-line.tsx'
import { timeScale } from './time-scale.ts'
import { type Held, useDrag } from './use-drag.ts'

type BoardProps = {
  plan: PlanWeek
  now: Date
  shown: string
  onShow: (day: string) => void
  onOpen: ((id: Block['id']) => void) | undefined
  onMove: (block: Block, startsAt: Date) => void
}

const marks = [6, 9, 12, 15, 18, 21]

/** The days as columns of time. What can be moved is dragged, or opened and moved by its dialog. */
export function Board({ plan, now, shown, onShow, onOpen, onMove }: BoardProps) {
  const locale = getLocale()
  const scale = timeScale(!isNightUsed(plan))
  const drag = useDrag({ scale, onShow, onDrop: onMove })
  const ofHour = (hour: number) => new Date(dhakaMidnight(shown).getTime() + hour * 3_600_000)
  return (
    <div className={styles.board} style={{ '--hours': scale.height } as CSSProperties} data-part="plan-board">
      <ul className={styles.hours} aria-hidden="true">
        {marks.map((hour) => (
          <li key={hour} style={{ '--y': scale.yOf(hour * 60) } as CSSProperties}>
            {formatTime(ofHour(hour), locale)}
          </li>
        ))}
      </ul>
      {plan.days.map(({ day }) => {
        const items = itemsOfDay(plan, day)
        return (
          <section
            key={day}
            className={styles.day}
            data-column={day}
            data-is={[day === shown && 'shown', day === plan.today && 'today'].filter(Boolean).join(' ')}
            aria-label={formatDate(dhakaMidnight(day), locale, 'full')}
          >
            {marks.map((hour) => (
              <i key={hour} style={{ '--y': scale.yOf(hour * 60) } as CSSProperties} aria-hidden="true" />
            ))}
            {day === plan.today && <NowLine now={now} day={day} yOf={scale.yOf} isStart={!isNothingToLay(plan)} />}
            {items.length === 0 ? (
              <p className="sr">{m.plan_day_empty()}</p>
            ) : (
              <ul>
                {items.map((item) => (
                  <DayItemView
                    key={item.key}
                    item={item}
                    scale={scale}
                    now={now}
                    isHeld={item.what === 'block' && drag.held?.block.id === item.block.id}
                    onOpen={onOpen}
                    onGrab={onOpen && drag.grab}
                  />
                ))}
              </ul>
            )}
            {drag.held?.day === day && <Ghost held={drag.held} yOf={scale.yOf} />}
          </section>
        )
      })}
    </div>
  )
}

/** Where a block would come to stand. */
function Ghost({ held: { block, minute, day }, yOf }: { held: Held; yOf: (minute: number) => number }) {
  const long = (Date.parse(block.ends_at) - Date.parse(block.starts_at)) / 60_000
  const at = new Date(dhakaMidnight(day).getTime() + minute * 60_000)
  const style = { '--y': yOf(minute), '--long': yOf(Math.min(1440, minute + long)) - yOf(minute) } as CSSProperties
  return (
    <p className={styles.ghost} style={style} aria-hidden="true">
      {formatTime(at, getLocale())}
    </p>
  )
}
