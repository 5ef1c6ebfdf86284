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
import { cellDays, withPaint } from './rota-draft.ts'
import { usePainting } from './use-painting.ts'

/** One turn of the rota to be painted: choose a duty, then tap days or stroke over them. */
export function RotaCells({ rota, onChange }: { rota: Rota; onChange: (rota: Rota) => void }) {
  const locale = getLocale()
  const [brush, setBrush] = useState<Shift>('night')
  const paint = (painted: ReadonlyMap<string, Shift>) => onChange(withPaint(rota, painted))
  const { stroke, handlers } = usePainting(brush, paint)
  const isWeeks = rota.shifts.length % 7 === 0
  return (
    <div className="stack">
      <p className="hint">{m.plan_rota_how()}</p>
      <Palette chosen={brush} onChoose={setBrush} />
      <fieldset className={styles.cells} data-is={isWeeks ? 'weeks' : 'turns'} {...handlers}>
        <legend className="sr">{m.plan_strip_paint({ shift: shiftWords[brush]() })}</legend>
        {cellDays(rota).map((day, position) => {
          const shift = stroke.get(day) ?? rota.shifts[position]!
          const date = dhakaMidnight(day)
          const name = isWeeks
            ? weekdayName(dhakaParts(date).weekday, locale)
            : m.plan_rota_nth({ n: formatNumber(position + 1, locale) })
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              data-is={shift}
              onClick={({ detail }) => detail === 0 && paint(new Map([[day, brush]]))}
            >
              <span className="sr">
                {`${name}${isWeeks && rota.shifts.length === 7 ? '' : ` (${formatDate(date, locale, 'short')})`}: ${shiftWords[shift]()}`}
              </span>
              <span aria-hidden="true">{isWeeks ? shortName(name, locale) : name}</span>
              <Icon of={shiftIcons[shift]} size="sm" />
              <small aria-hidden="true">{shiftWords[shift]()}</small>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
