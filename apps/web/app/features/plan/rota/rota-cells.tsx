import { dhakaParts, formatDate, weekdayName } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { useState } from 'react'
import type { Rota, Shift } from '../plan-api.ts'
import { shiftIcons, shiftWords, shortName } from '../words.ts'
import { Palette } from './palette.tsx'
import styles from './rota.module.css'
import { cellDays, isDated, withPaint } from './rota-draft.ts'
import { TodayInTurn } from './today-in-turn.tsx'
import { usePainting } from './use-painting.ts'

type RotaCellsProps = { rota: Rota; today: string; onChange: (rota: Rota) => void }

/** The turn of the rota that runs today, to be painted: choose a duty, then tap days or stroke over them. */
export function RotaCells({ rota, today, onChange }: RotaCellsProps) {
  const locale = getLocale()
  const [brush, setBrush] = useState<Shift>('night')
  const paint = (painted: ReadonlyMap<string, Shift>) => onChange(withPaint(rota, today, painted))
  const { stroke, handlers } = usePainting(brush, paint)
  const isWeeks = rota.shifts.length % 7 === 0
  const hasDates = isDated(rota)
  return (
    <div className="stack">
      <p className="hint">{m.plan_rota_how()}</p>
      <Palette chosen={brush} onChoose={setBrush} />
      <fieldset className={styles.cells} data-is={isWeeks ? 'weeks' : 'turns'} {...handlers}>
        <legend className="sr">{m.plan_strip_paint({ shift: shiftWords[brush]() })}</legend>
        {cellDays(rota, today).map((day, position) => {
          const shift = stroke.get(day) ?? rota.shifts[position]!
          const date = dhakaMidnight(day)
          const name = isWeeks
            ? weekdayName(dhakaParts(date).weekday, locale)
            : m.plan_rota_nth({ n: formatNumber(position + 1, locale) })
          const isToday = hasDates && day === today
          const said = [
            `${name}${hasDates ? ` (${formatDate(date, locale, 'short')})` : ''}`,
            isToday ? `, ${m.plan_today()}` : '',
            `: ${shiftWords[shift]()}`,
          ]
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              data-is={isToday ? `${shift} today` : shift}
              onClick={({ detail }) => detail === 0 && paint(new Map([[day, brush]]))}
            >
              <span className="sr">{said.join('')}</span>
              {isToday && <em aria-hidden="true">{m.plan_today()}</em>}
              <span aria-hidden="true">{isWeeks ? shortName(name, locale) : name}</span>
              {hasDates && (
                <b aria-hidden="true">
                  {isWeeks ? formatNumber(dhakaParts(date).day, locale) : formatDate(date, locale, 'short')}
                </b>
              )}
              <Icon of={shiftIcons[shift]} size="sm" />
              <small aria-hidden="true">{shiftWords[shift]()}</small>
            </button>
          )
        })}
      </fieldset>
      {hasDates && <TodayInTurn rota={rota} today={today} onChange={onChange} />}
    </div>
  )
}
