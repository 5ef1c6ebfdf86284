import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import styles from './composer.module.css'

export type Suggestion = { id: number; title: string; text?: string }

/** What can be chosen while one types; the arrows choose and Enter takes it, the box keeps the focus. */
export function useSuggestions(shown: readonly Suggestion[], take: (id: number) => void) {
  const [active, setActive] = useState(0)
  const at = Math.min(active, shown.length - 1)
  const press = (event: KeyboardEvent): boolean => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((at + step + shown.length) % shown.length)
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') take(shown[at]!.id)
    else return false
    event.preventDefault()
    return true
  }
  return { at, press, reset: () => setActive(0) }
}

type SuggestionsProps = {
  id: string
  label: string
  shown: readonly Suggestion[]
  at: number
  take: (id: number) => void
}

export function Suggestions({ id, label, shown, at, take }: SuggestionsProps) {
  if (shown.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.suggestions}>
      {shown.map(({ id: own, title, text }, nth) => (
        // The keyboard chooses from the box itself, which keeps the focus.
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          key={own}
          id={`${id}-${own}`}
          role="option"
          aria-selected={nth === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(own)}
        >
          <b>{title}</b>
          {text && <span>{text}</span>}
          {nth === at && <kbd>↵</kbd>}
        </div>
      ))}
    </div>
  )
}
