import styles from './choice.module.css'

type ChoiceProps<K extends string> = {
  label: string
  options: Record<K, string>
  value: string
  onChoose: (key: K) => void
}

/** One of a few, side by side. */
export function Choice<K extends string>({ label, options, value, onChoose }: ChoiceProps<K>) {
  return (
    <fieldset className={styles.choice} data-part="choice">
      <legend>{label}</legend>
      <div className="seg">
        {(Object.keys(options) as K[]).map((key) => (
          <button key={key} type="button" aria-pressed={key === value} onClick={() => onChoose(key)}>
            {options[key]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
