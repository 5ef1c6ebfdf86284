import { type RefObject, useEffect, useRef } from 'react'

/** What is folded away on the screen belongs on the paper all the same. */
export function useOpenForPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let was = false
    const open = () => {
      if (!details.current) return
      was = details.current.open
      details.current.open = true
    }
    const close = () => {
      if (details.current) details.current.open = was
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
  return details
}
