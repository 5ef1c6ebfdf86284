import { useEffect, useState } from 'react'
import type { Heading } from '../../kit/rich-text/headings-of.ts'

/** The id of the part whose beginning was last scrolled past; none at the top of the page. */
export function useReading(headings: readonly Heading[]): string | undefined {
  const [reading, setReading] = useState<string>()

  useEffect(() => {
    const parts = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const line = innerHeight / 3
      setReading(parts.findLast((part) => part.getBoundingClientRect().top < line)?.id)
    }
    // Told when a beginning passes the upper third. All that is above counts, or a jump from end to top passes unseen.
    const watcher = new IntersectionObserver(look, { rootMargin: '99999px 0px -66% 0px' })
    for (const part of parts) watcher.observe(part)
    return () => watcher.disconnect()
  }, [headings])

  return reading
}
