import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type DataRouter, useLocation, useMatches } from 'react-router'
import { csrf } from '../api/browser-client.ts'
import { useAppData } from '../kit/app-data/use-app-data.ts'
import { isConnected, onConnection, watchConnection } from '../kit/connection/connection.ts'
import { sendLogOuts } from '../kit/session/owed-log-outs.ts'
import { useSession } from '../kit/session/session.ts'
import { remember } from '../kit/storage/storage.ts'
import { OfflineBanner } from '../offline/offline-banner.tsx'
import { useDataRouter } from '../router/use-data-router.ts'
import { actOnAnswers, tellOfLostParts } from './act-on-answers.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { blockDevtools } from './block-devtools.ts'
import { fetchWhenIdle } from './fetch-when-idle.ts'
import { isQuietPage } from './quiet-pages.ts'
import { createVisitQueue } from './visit-queue.ts'
import { sayVisit } from './visits.ts'
import { watchSession } from './watch-session.ts'

export type BackgroundProps = {
  /** Every address so far, oldest first, emptied from here. */
  visited: { pathname: string; search: string }[]
}

/** Everything that serves the page without being seen at first, loaded when the page is idle. */
export function Background(props: BackgroundProps) {
  const router = useDataRouter()
  return router && <Parts router={router} {...props} />
}

function Parts({ router, visited }: BackgroundProps & { router: DataRouter }) {
  const client = useQueryClient()
  const appData = useAppData()
  const quiet = isQuietPage(useMatches().at(-1)?.id)
  const { pathname, search } = useLocation()
  const [queue] = useState(createVisitQueue)

  useEffect(() => {
    const stops = [
      // First, because answers that came before anybody listened are given to the first listener.
      actOnAnswers(router),
      watchSession(client, router),
      watchConnection(),
      tellOfLostParts(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, router])

  useEffect(() => {
    csrf.ready().catch(() => {})
    void sendLogOuts()
    return onConnection(() => {
      if (!isConnected()) return
      void sendLogOuts()
      void queue.flush()
      void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
    })
  }, [client, queue])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what calls for this, the list holds it
  useEffect(() => {
    // The list is filled by the parent, whose effects run after this one.
    queueMicrotask(() => {
      for (const address of visited.splice(0)) sayVisit(queue, address)
    })
  }, [pathname, search, visited, queue])

  useEffect(() => {
    if (import.meta.env.PROD)
      return fetchWhenIdle(
        () => import('../offline/register-worker.ts'),
        ({ registerWorker }) => registerWorker(),
      )
  }, [])

  const { doctor, fromAdmin } = useSession()
  const listenerId = fromAdmin || quiet ? undefined : doctor?.id
  useEffect(() => {
    if (listenerId !== undefined)
      return fetchWhenIdle(
        () => import('../kit/push/listening.ts'),
        ({ keepListening }) => void keepListening(listenerId),
      )
  }, [listenerId])

  const blocked = appData?.block_devtools === true
  useEffect(() => (blocked ? blockDevtools() : undefined), [blocked])

  const name = appData?.company_name
  useEffect(() => {
    // The offline page has no server to ask whose it is.
    if (name) remember('company_name', name)
  }, [name])

  const chat = quiet ? null : appData?.chat_plugin
  useEffect(() => {
    if (chat)
      return fetchWhenIdle(
        () => import('./chat-plugin.ts'),
        ({ loadChatPlugin }) => loadChatPlugin(chat, getLocale()),
      )
  }, [chat])

  return (
    <>
      <AlertDialog router={router} />
      <OfflineBanner />
    </>
  )
}
