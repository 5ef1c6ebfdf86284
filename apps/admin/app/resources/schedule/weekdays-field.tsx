import { weekdayName, weekdaysFromSaturday } from '@prostuti/text/dates'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { useController, useFormContext } from 'react-hook-form'
import styles from './schedule.module.css'

/** The usual days of the week, from Saturday on as calendars here begin. */
export function WeekdaysField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const chosen = (field.value as number[] | null) ?? []
  return (
    <fieldset>
      <legend className="lbl">{label}</legend>
      <div className={styles.days}>
        {weekdaysFromSaturday.map((weekday, at) => (
          <label key={weekday}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(weekday)}
              onChange={({ currentTarget }) =>
                field.onChange(currentTarget.checked ? [...chosen, weekday] : chosen.filter((each) => each !== weekday))
              }
            />
            {weekdayName(weekday, getLocale())}
          </label>
        ))}
      </div>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </fieldset>
  )
}
