import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readToken } from '../kit/session/session.ts'
import type { BackgroundProps } from './background.tsx'
import { whenIdle } from './when-idle.ts'
import './background.css'

/**
 * Everything that works behind the pages is in the background part, which comes when the page is idle; at once for
 * somebody signed in, whose name the page waits for. Until then only the addresses visited are noted.
 */
export function StartBackground() {
  const [Background, setBackground] = useState<ComponentType<BackgroundProps>>()
  const visited = useRef<BackgroundProps['visited']>([])
  const { pathname, search } = useLocation()

  useEffect(() => {
    visited.current.push({ pathname, search })
  }, [pathname, search])

  useEffect(() => {
    const load = () => {
      import('./background.tsx').then(
        (part) => setBackground(() => part.Background),
        // The page works without it; the network's return is the moment to try again.
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    return readToken() === null ? whenIdle(load) : load()
  }, [])

  return Background && <Background visited={visited.current} />
}
