/** A native disclosure as a drop-down: Escape, leaving it, and choosing something in it close it. Fits a React ref. */
export function dropDown(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return
  const stop = new AbortController()
  const { signal } = stop
  const closeOutside = ({ target }: Event) => {
    if (!details.contains(target as Node)) details.open = false
  }
  addEventListener('pointerdown', closeOutside, { signal })
  addEventListener('focusin', closeOutside, { signal })
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    },
    { signal },
  )
  details.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a, button')) details.open = false
    },
    { signal },
  )
  return () => stop.abort()
}
