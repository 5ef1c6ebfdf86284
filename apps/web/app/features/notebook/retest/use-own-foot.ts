import { useLayoutEffect } from 'react'

/** The thumb's place belongs to the page: the style sheets take the tabs, and the word about the network, away from there. */
export function useOwnFoot(owns: boolean): void {
  useLayoutEffect(() => {
    if (!owns) return
    const page = document.documentElement
    page.dataset.foot = 'own'
    return () => {
      delete page.dataset.foot
    }
  }, [owns])
}
