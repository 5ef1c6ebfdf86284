import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { FilePlayerProps } from './engine/file-player.tsx'

const loadEngine = () => import('./engine/file-player.tsx')

/** Ahead of the press. If it fails, the press fetches it again. */
export const bringEngine = (): void => void loadEngine().catch(() => {})

/** The player's heavy part, once it is wanted. Not `lazy`: without a network the page would go with it. */
export function useEngine(wanted: boolean) {
  const [Engine, setEngine] = useState<ComponentType<FilePlayerProps>>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    loadEngine().then(
      (file) => setEngine(() => file.default),
      () => setFailed(true),
    )
  }, [wanted, failed])

  return { Engine, failed, retry: useCallback(() => setFailed(false), []) }
}
