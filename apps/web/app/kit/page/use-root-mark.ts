import { useLayoutEffect } from 'react'

/**
 * Says on the root what the page wants for itself: `exam` the whole screen, `foot` the thumb's place. Its style sheets take away what
 * else stands there (decision 107).
 */
export function useRootMark(name: 'exam' | 'foot', wanted = true): void {
  useLayoutEffect(() => {
    if (!wanted) return
    const { dataset } = document.documentElement
    dataset[name] = 'own'
    return () => {
      delete dataset[name]
    }
  }, [name, wanted])
}
