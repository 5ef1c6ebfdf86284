import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * The heading of a screen is the name of its tab, and whoever followed a link there is put before it, so that it is heard. A screen
 * that fetches first has its heading later. Nobody is moved when a page is first opened, when only the query changes, or who has
 * gone on meanwhile.
 */
export function useHeading(main: RefObject<HTMLElement | null>, office: string): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const opened = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how one came is asked once for each address
  useEffect(() => {
    const element = main.current
    if (element === null) return
    const from = document.activeElement
    let isOnTheWay = opened.current !== pathname
    opened.current = pathname
    const look = () => {
      const heading = element.querySelector('h1')
      document.title = heading ? `${heading.textContent} · ${office}` : office
      if (!heading || !isOnTheWay) return
      isOnTheWay = false
      if (document.activeElement !== from && document.activeElement !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: way === NavigationType.Pop })
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(element, { childList: true, characterData: true, subtree: true })
    return () => watch.disconnect()
  }, [main, office, pathname])
}
