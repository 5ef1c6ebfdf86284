import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const near = 240

/** Opens a conversation at what is new, and follows it while the reader is at its end; who reads above is left there. */
export function useEnd(end: RefObject<HTMLElement | null>, lastKey: string | number | undefined): void {
  const atEnd = useRef(true)
  const opened = useRef(false)

  useEffect(() => {
    const look = () => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0
      atEnd.current = bottom - window.innerHeight < near
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [end])

  useLayoutEffect(() => {
    if (lastKey === undefined) return
    const line = opened.current ? null : document.querySelector('[data-first-new]')
    opened.current = true
    if (line) line.scrollIntoView({ block: 'center' })
    else if (atEnd.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [end, lastKey])
}
