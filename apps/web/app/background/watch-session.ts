import type { Query, QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { hereIn } from '../kit/address/here.ts'
import { loginAddress } from '../kit/session/guard.ts'
import { checkToken, onSessionChange } from '../kit/session/session.ts'
import { readToken } from '../kit/session/token.ts'
import { isExamRunning } from './quiet-pages.ts'
import { startAppData } from './start-app-data.ts'

const everyMs = 1000
/** What belongs to one doctor alone. */
const personal = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) =>
    /^\/api\/v3\/web\/(doctor|devices)(\/|$)/.test(String(queryKey[0])),
}

/**
 * Follows the stored token: looked at every second, because nothing tells a page that its own storage was emptied.
 * Whoever is no longer signed in loses the personal data in memory at once, and leaves the pages under /my; another doctor
 * sees their own on the same page.
 */
export function watchSession(client: QueryClient, router: DataRouter): () => void {
  let token = readToken()
  let stopAppData = startAppData(client)
  const timer = setInterval(checkToken, everyMs)

  const stopListening = onSessionChange(() => {
    const now = readToken()
    if (now === token) return
    token = now
    if (now === null) client.removeQueries(personal)
    // What is on the screen is asked for anew: without that it would stay there, under the next doctor's name.
    else void client.resetQueries(personal)
    stopAppData()
    stopAppData = startAppData(client)
    if (now === null) setTimeout(() => leaveMy(router))
  })

  return () => {
    clearInterval(timer)
    stopListening()
    stopAppData()
  }
}

/** A moment later, so that a sign-out button that leads somewhere itself has its way. */
function leaveMy(router: DataRouter): void {
  const { location, navigation } = router.state
  const { name, params } = hereIn(router)
  if (!isExamRunning() && navigation.state === 'idle' && location.pathname.startsWith('/my/'))
    void router.navigate(loginAddress(name, params, location.search), { replace: true })
}
