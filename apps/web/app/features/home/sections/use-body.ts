import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { SectionId } from './bodies.ts'

/** While its data is on the way a body shows the skeleton it is given. */
export type SectionBody = ComponentType<{ skeleton: ReactNode }>

/** Fetches a section's code once it is wanted. Unlike `lazy`, a failure can be tried again, and is when the network returns. */
export function useBody(id: SectionId, wanted: boolean) {
  const [Body, setBody] = useState<SectionBody>()
  const [failed, setFailed] = useState(false)

  const fetchBody = useCallback(() => {
    setFailed(false)
    import('./bodies.ts').then(
      (sections) => setBody(() => sections.bodies[id]),
      () => setFailed(true),
    )
  }, [id])

  useEffect(() => {
    if (wanted) fetchBody()
  }, [wanted, fetchBody])

  useEffect(() => {
    if (!failed) return
    addEventListener('online', fetchBody)
    return () => removeEventListener('online', fetchBody)
  }, [failed, fetchBody])

  return { Body, failed, retry: fetchBody }
}
