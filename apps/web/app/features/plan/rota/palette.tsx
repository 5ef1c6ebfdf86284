import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import type { Shift } from '../plan-api.ts'
import { shiftIcons, shifts, shiftWords } from '../words.ts'
import styles from './rota.module.css'

/** The four kinds of duty to paint with. */
export function Palette({ chosen, onChoose }: { chosen: Shift; onChoose: (shift: Shift) => void }) {
  return (
    <fieldset className={styles.palette}>
      <legend className="sr">{m.plan_palette()}</legend>
      {shifts.map((shift) => (
        <button
          key={shift}
          type="button"
          data-is={shift}
          aria-pressed={shift === chosen}
          onClick={() => onChoose(shift)}
        >
          <Icon of={shiftIcons[shift]} size="sm" />
          {shiftWords[shift]()}
        </button>
      ))}
    </fieldset>
  )
}
