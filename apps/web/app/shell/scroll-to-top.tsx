import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Every change of page starts at its top, back and forward included; the keyboard starts there too. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A reload is no change of page: there the browser may return to where the reader was.
    const restore = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', restore)
    return () => removeEventListener('pagehide', restore)
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) return target.scrollIntoView()
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])

  return null
}
