import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  name: string
  label: string
  value: Value
  choices: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of two or three, all of them in sight. */
export function Segments<Value extends string>({ name, label, value, choices, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="sr">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
