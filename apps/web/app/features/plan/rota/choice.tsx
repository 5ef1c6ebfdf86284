import { useId } from 'react'
import '@prostuti/ui/styles/form.css'

type ChoiceProps = {
  label: string
  value: number
  options: number[]
  say: (value: number) => string
  onChoose: (value: number) => void
}

/** One of some numbers, each in words. */
export function Choice({ label, value, options, say, onChoose }: ChoiceProps) {
  const id = useId()
  const all = options.includes(value) ? options : [...options, value].toSorted((one, other) => one - other)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select-wrap">
        <select id={id} className="input" value={value} onChange={({ target }) => onChoose(Number(target.value))}>
          {all.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
