import { useEffect } from 'react'

/** The browser asks before the page is closed, but only while something is not on the server. */
export function useWarnUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
