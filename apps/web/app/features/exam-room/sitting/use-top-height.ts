import { type RefObject, useLayoutEffect } from 'react'

/** The list beside the question begins below the top bar and whatever bars stand under it at the moment. */
export function useTopHeight(head: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = head.current
    if (!element) return
    const measure = () => box.current?.style.setProperty('--ex-top', `${element.getBoundingClientRect().height}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [head, box])
}
