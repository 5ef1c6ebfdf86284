import type { recordActivity } from '@prostuti/contract'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type DataRouter, useLocation, useMatches } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { csrf } from '../api/browser-client.ts'
import { request } from '../api/request.ts'
import { onAlert, readAlert } from '../kit/alerts/alerts.ts'
import { useAppData } from '../kit/app-data/use-app-data.ts'
import { isConnected, onConnection, watchConnection } from '../kit/connection/connection.ts'
import { remember } from '../kit/storage/storage.ts'
import { OfflineBanner } from '../offline/offline-banner.tsx'
import { useDataRouter } from '../router/use-data-router.ts'
import { actOnAnswers, tellOfLostParts } from './act-on-answers.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { blockDevtools } from './block-devtools.ts'
import { fetchWhenIdle } from './fetch-when-idle.ts'
import { NewSiteDialog } from './new-site-dialog.tsx'
import { isQuietPage } from './quiet-pages.ts'
import { createActivityQueue, visitOf } from './visits.ts'
import { watchSession } from './watch-session.ts'

export type BackgroundProps = {
  /** Every address so far, oldest first, emptied from here. */
  visited: { pathname: string; search: string }[]
}

const createQueue = () =>
  createActivityQueue(
    (body) => request<typeof recordActivity>('POST', '/api/activities', { body, keepalive: true }),
    // A refused record will be refused again; one that met no server, or a busy one, may wait.
    (error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429,
  )

/** Everything that serves the page without being seen at first, loaded when the page is idle. */
export function Background(props: BackgroundProps) {
  const router = useDataRouter()
  return router && <Parts router={router} {...props} />
}

function Parts({ router, visited }: BackgroundProps & { router: DataRouter }) {
  const client = useQueryClient()
  const appData = useAppData()
  const alert = useSyncExternalStore(onAlert, readAlert)
  const quiet = isQuietPage(useMatches().at(-1)?.id)
  const { pathname, search } = useLocation()
  const [queue] = useState(createQueue)
  const [last] = useState<{ from?: string }>({})

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
    return onConnection(() => {
      if (!isConnected()) return
      void queue.flush()
      void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
    })
  }, [client, queue])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what calls for this, the list holds it
  useEffect(() => {
    // The list is filled by the parent, whose effects run after this one.
    queueMicrotask(() => {
      for (const { pathname: to, search: query } of visited.splice(0)) {
        queue.add(visitOf(to, query, last.from))
        last.from = to
      }
    })
  }, [pathname, search, visited, queue, last])

  useEffect(() => {
    if (import.meta.env.PROD)
      return fetchWhenIdle(
        () => import('../offline/register-worker.ts'),
        ({ registerWorker }) => registerWorker(),
      )
  }, [])

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
      {appData?.new_site_notice && (
        <NewSiteDialog notice={appData.new_site_notice} quiet={quiet || alert !== undefined} />
      )}
    </>
  )
}
