import type { waysToPay } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { wayWords } from './service-words.ts'
import styles from './settings.module.css'
import { useHasAccount } from './use-settings.ts'
import { moveWay, switchWay } from './way-order.ts'

type Way = (typeof waysToPay)[number]

const everyWay: Way[] = ['bkash', 'sslcommerz', 'manual']

type WaysFieldProps = { name: string; label: string; hint: string }

/** The ways to pay: those that are offered in their order, and below them the others. */
export function WaysField({ name, label, hint }: WaysFieldProps) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const hasAccount = useHasAccount()
  const offered = (field.value ?? []) as Way[]
  const rows = [...offered, ...everyWay.filter((way) => !offered.includes(way))]
  return (
    <fieldset className={styles.oneOf}>
      <legend className="lbl">{label}</legend>
      <p className="hint">{hint}</p>
      <ol className={styles.ways}>
        {rows.map((way) => {
          const place = offered.indexOf(way)
          const title = wayWords[way]()
          return (
            <li key={way}>
              <label>
                <input
                  type="checkbox"
                  checked={place !== -1}
                  ref={way === rows[0] ? field.ref : undefined}
                  onChange={() => field.onChange(switchWay(offered, way))}
                />
                <span>{title}</span>
              </label>
              {way !== 'manual' && !hasAccount(way) && (
                <span className="chip chip-line">{m.office_settings_no_account()}</span>
              )}
              {place > 0 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={m.office_settings_up({ what: title })}
                  onClick={() => field.onChange(moveWay(offered, way, -1))}
                >
                  <ArrowUp aria-hidden="true" size={18} />
                </button>
              )}
              {place !== -1 && place < offered.length - 1 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={m.office_settings_down({ what: title })}
                  onClick={() => field.onChange(moveWay(offered, way, 1))}
                >
                  <ArrowDown aria-hidden="true" size={18} />
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </fieldset>
  )
}
