import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { FilePlayerProps } from './engine/file-player.tsx'

export const bringEngine = () => import('./engine/file-player.tsx')

/** The player's heavy part, once it is wanted. Not `lazy`: without a network the page would go with it. */
export function useEngine(wanted: boolean) {
  const [Engine, setEngine] = useState<ComponentType<FilePlayerProps>>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    bringEngine().then(
      (file) => setEngine(() => file.default),
      () => setFailed(true),
    )
  }, [wanted, failed])

  return { Engine, failed, retry: useCallback(() => setFailed(false), []) }
}
