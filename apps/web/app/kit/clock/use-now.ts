import { useState } from 'react'

/** The moment the page was opened: every time on it is counted from there. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
