import { useEffect, useState } from 'react'
import type { Heading } from '../../page/headings-of.ts'

/** The id of the part whose beginning was last scrolled past; none at the top of the page. */
export function useReading(headings: readonly Heading[]): string | undefined {
  const [reading, setReading] = useState<string>()

  useEffect(() => {
    const parts = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const line = innerHeight / 3
      setReading(parts.findLast((part) => part.getBoundingClientRect().top < line)?.id)
    }
    // Told when a beginning enters or leaves the upper third; between two of them nothing changes.
    const watcher = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' })
    for (const part of parts) watcher.observe(part)
    return () => watcher.disconnect()
  }, [headings])

  return reading
}
