import { type RefObject, useEffect, useState } from 'react'

/** Over the whole screen where the browser can, over the whole page where it cannot, as on an iPhone. */
export function useFullScreen(position: RefObject<HTMLElement | null>): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(false)

  useEffect(() => {
    if (!full) return
    const left = () => {
      if (!document.fullscreenElement) setFull(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false)
    }
    document.addEventListener('fullscreenchange', left)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      window.removeEventListener('keydown', onKeyDown)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [full])

  const toggle = () => {
    setFull(!full)
    if (!full) position.current?.requestFullscreen?.().catch(() => {})
  }
  return { full, toggle }
}
