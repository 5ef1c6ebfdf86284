import { useLayoutEffect } from 'react'

/** While an exam runs it has the whole screen: the style sheet hides what else stands around a page (styles/room.css). */
export function useCoverShell(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.exam = 'running'
    return () => {
      delete page.dataset.exam
    }
  }, [])
}
