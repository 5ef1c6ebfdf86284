import { useEffect, useState } from 'react'

/** A text for a live region, once it has stood still for a while: ten answers in a row are one sentence and not twenty. */
export function useQuietText(text: string, stillMs = 2000): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), stillMs)
    return () => clearTimeout(timer)
  }, [text, stillMs])
  // What is no longer so is not left standing.
  return said === text ? said : ''
}
