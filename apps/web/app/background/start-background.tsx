import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useAppData } from '../kit/app-data/use-app-data.ts'
import { servedPart } from '../kit/loading/served-part.tsx'
import { whenIdle } from '../kit/loading/when-idle.ts'
import { readToken } from '../kit/session/token.ts'
import { sleeps } from '../shell/route-flags.ts'
import type { BackgroundProps } from './background.tsx'
import { isQuietPage } from './quiet-pages.ts'
// Of the bar at the foot of the page, which the page's first script has, too.
import '../offline/offline.module.css'
import './background.css'

/** Whoever is signed in has a name in the header, and news. */
const soonMs = 1000

const NewSiteDialog = servedPart(() => import('./new-site-dialog.tsx'))

/**
 * Everything that works behind the pages is in the background part, which comes when the page is idle, and soon
 * in any case for somebody signed in. Until then only the addresses visited are noted.
 */
export function StartBackground() {
  const [Background, setBackground] = useState<ComponentType<BackgroundProps>>()
  const visited = useRef<BackgroundProps['visited']>([])
  const { pathname, search } = useLocation()
  const appData = useAppData()
  const routeId = useMatches().at(-1)?.id
  const quiet = isQuietPage(routeId)

  useEffect(() => {
    const page = document.documentElement
    // The page's first script has said so already.
    const said = page.dataset.visit === pathname + search
    delete page.dataset.visit
    if (!said) visited.current.push({ pathname, search })
  }, [pathname, search])

  useEffect(() => {
    const load = () => {
      import('./background.tsx').then(
        (part) => setBackground(() => part.Background),
        // The page works without it; the network's return is the moment to try again.
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    return whenIdle(load, readToken() === null ? undefined : soonMs)
  }, [])

  // It comes to who reads: never on the forms of the way in, in an exam or at a payment.
  const notice = sleeps(routeId) ? appData?.new_site_notice : undefined
  return (
    <>
      {notice && <NewSiteDialog notice={notice} />}
      {appData && (
        <div
          hidden
          data-part="facts"
          data-company={appData.company_name}
          data-chat={quiet ? undefined : appData.chat_plugin?.page_id}
          data-devtools={appData.block_devtools ? 'blocked' : undefined}
        />
      )}
      {Background && <Background visited={visited.current} />}
    </>
  )
}
