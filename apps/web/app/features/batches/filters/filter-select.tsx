import { useId } from 'react'
import '@prostuti/ui/styles/form.css'
import styles from '../styles/batch-list.module.css'

type FilterSelectProps = {
  name: string
  label: string
  /** The choice of not choosing. */
  any: string
  value: string | undefined
  options: readonly { value: string; label: string }[] | undefined
  onChange: (value: string) => void
  /** The form it belongs to when it stands outside of it. */
  form?: string
}

export function FilterSelect({ name, label, any, value = '', options = [], onChange, form }: FilterSelectProps) {
  const id = useId()
  return (
    <div className={styles.filterSelect}>
      <label htmlFor={id}>{label}</label>
      <div className="select-wrap">
        <select
          id={id}
          name={name}
          form={form}
          className="input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
