import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far ahead of the screen that it is mostly there when a thumb gets to it. */
const margin = '600px 0px'

/** Whether an element has come near the screen once; `start` where it is wanted at once. */
export function useNear<Box extends Element>(start: boolean): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null)
  const [isNear, setNear] = useState(start)
  useEffect(() => {
    if (isNear || !box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])
  return [box, isNear]
}
