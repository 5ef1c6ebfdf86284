import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { comboboxMove } from './combobox-keys.ts'
import { describedBy, Field, type FieldText } from './field.tsx'

export type ComboboxOption = { value: string | number; label: string; note?: ReactNode }

type ComboboxFieldProps = FieldText & {
  name: string
  /** What stands in the box. An option is chosen when the box holds its label. */
  value: string
  onChange: (text: string) => void
  /** What is found for the text, best first. */
  options: readonly ComboboxOption[]
  placeholder?: string
  /** Shown instead of options: nothing found, or still on its way. */
  empty: ReactNode
  /** Said to screen readers when the list changes. */
  countText: (count: number) => string
  toggleLabel: string
}

/** An editable box with a list below it, by the WAI-ARIA combobox pattern: the focus stays in the box. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, note, name, value, onChange, options, placeholder, empty, countText, toggleLabel } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another list: the mark would stand on a stranger
  useEffect(() => setPlace(-1), [value])

  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])

  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.label)
    setOpen(false)
    box.current?.focus()
  }

  const press = (event: KeyboardEvent) => {
    const move = event.nativeEvent.isComposing
      ? undefined
      : comboboxMove({ key: event.key, open, place, count: options.length })
    if (!move) return
    event.preventDefault()
    if (move.to === 'option') setPlace(move.place)
    else if (move.to === 'choose') choose(options[move.place])
    else setOpen(move.to === 'open')
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} className="combo">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left the whole control */}
      <div
        className="input-wrap"
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      >
        <input
          ref={box}
          id={id}
          name={name}
          className="input has-inside"
          role="combobox"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && place >= 0 ? `${id}-${place}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        <button
          type="button"
          className="icon-btn combo-toggle"
          tabIndex={-1}
          aria-label={toggleLabel}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
            box.current?.focus()
          }}
        />
        <div className="combo-pop" hidden={!open}>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={toggleLabel}>
            {open &&
              options.map((option, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box
                // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
                <div
                  key={option.value}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={option.label === value}
                  data-is={at === place ? 'marked' : undefined}
                  // Before the box loses the focus, which would close the list under the finger.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span>{option.label}</span>
                  {option.note && <small>{option.note}</small>}
                </div>
              ))}
          </div>
          {options.length === 0 && <p className="combo-empty">{empty}</p>}
        </div>
      </div>
      <p className="sr" role="status">
        {open ? countText(options.length) : ''}
      </p>
    </Field>
  )
}
