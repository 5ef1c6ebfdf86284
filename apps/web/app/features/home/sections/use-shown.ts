import { useCallback, useEffect, useRef, useState } from 'react'

/** Fractions of a pixel must not keep a section waiting. */
export const isWhole = ({ intersectionRatio }: { intersectionRatio: number }): boolean => intersectionRatio > 0.99

/**
 * Whether a section has been fully in sight once. What is watched is not the section, which may be taller than the screen,
 * but a sentinel of its minimum height that sticks to the screen inside it; so it works from both ends of the page.
 */
export function useShown() {
  const [shown, setShown] = useState(false)
  const sentinel = useRef<HTMLDivElement>(null)
  const show = useCallback(() => setShown(true), [])

  useEffect(() => {
    if (shown || !sentinel.current) return
    // An old browser, and a reader who prints, get everything.
    if (!('IntersectionObserver' in window)) return show()
    const observer = new IntersectionObserver((entries) => entries.some(isWhole) && show(), { threshold: 1 })
    observer.observe(sentinel.current)
    addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [shown, show])

  return { shown, show, sentinel }
}
