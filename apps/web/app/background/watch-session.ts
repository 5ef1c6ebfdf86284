import type { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { loginAddress } from '../kit/session/guard.ts'
import { checkToken, onSessionChange, readToken } from '../kit/session/session.ts'
import { isExamRunning } from './quiet-pages.ts'
import { startAppData } from './start-app-data.ts'

const everyMs = 1000
/** What belongs to one doctor alone. */
const personal = /^\/api\/v3\/web\/(doctor|devices)(\/|$)/

/**
 * Follows the stored token: looked at every second, because nothing tells a page that its own storage was emptied.
 * Whoever is no longer signed in loses the personal data in memory at once, and leaves the pages under /my.
 */
export function watchSession(client: QueryClient, router: DataRouter): () => void {
  let token = readToken()
  let stopAppData = startAppData(client)
  const timer = setInterval(checkToken, everyMs)

  const stopListening = onSessionChange(() => {
    const now = readToken()
    if (now === token) return
    token = now
    client.removeQueries({ predicate: ({ queryKey }) => personal.test(String(queryKey[0])) })
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
  const { location, matches, navigation } = router.state
  const leaf = matches.at(-1)
  if (!isExamRunning() && navigation.state === 'idle' && location.pathname.startsWith('/my/') && leaf)
    void router.navigate(loginAddress(leaf.route.id, leaf.params), { replace: true })
}
