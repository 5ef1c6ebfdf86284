import '@prostuti/ui/styles/filters.css'

type PillsProps<Value extends string | number> = {
  choices: readonly { value: Value | undefined; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** One of a few to choose by: buttons of which one stays pressed. */
export function Pills<Value extends string | number>({ choices, value, onChange }: PillsProps<Value>) {
  return (
    <div className="filters">
      {choices.map((choice) => (
        <button
          key={choice.value ?? ''}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
