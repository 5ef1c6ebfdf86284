/** What a key does in a closed or open list; undefined leaves it to the box itself. */
export type ComboboxMove =
  | { to: 'option'; place: number }
  | { to: 'choose'; place: number }
  | { to: 'close' }
  | { to: 'open' }

type State = { key: string; open: boolean; place: number; count: number }

/** The WAI-ARIA combobox pattern. `place` is −1 while no option is marked. */
export function comboboxMove({ key, open, place, count }: State): ComboboxMove | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!open) return { to: 'open' }
    if (count === 0) return undefined
    const step = key === 'ArrowDown' ? 1 : -1
    const start = place === -1 && step === -1 ? count : place
    return { to: 'option', place: (start + step + count) % count }
  }
  if (!open) return undefined
  if (key === 'PageDown' || key === 'PageUp')
    return { to: 'option', place: Math.min(count - 1, Math.max(0, place + (key === 'PageDown' ? 8 : -8))) }
  if (key === 'Enter' && place >= 0) return { to: 'choose', place }
  if (key === 'Escape') return { to: 'close' }
  return undefined
}
