import type { ReactNode } from 'react'
import styles from '../../../kit/checkout/checkout.module.css'

export type Option<T extends string> = { value: T; title: ReactNode; text: ReactNode; icon?: ReactNode }

type ChoiceListProps<T extends string> = {
  name: string
  /** The heading that names the group. */
  labelledBy: string
  options: readonly Option<T>[]
  chosen: T | undefined
  onChoose: (value: T) => void
}

/** One of a few, each with a sentence. */
export function ChoiceList<T extends string>({ name, labelledBy, options, chosen, onChoose }: ChoiceListProps<T>) {
  return (
    <fieldset className={styles.coPicks} aria-labelledby={labelledBy}>
      {options.map(({ value, title, text, icon }) => (
        <label key={value} className={styles.coPick} data-part="co-pick">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            // The browser fills radios in again after a reload; what is chosen is kept by us.
            autoComplete="off"
          />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
          {icon}
        </label>
      ))}
    </fieldset>
  )
}
