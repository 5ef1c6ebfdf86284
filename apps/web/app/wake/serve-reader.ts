import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { blockDevtools } from '../background/block-devtools.ts'
import { loadChatPlugin } from '../background/chat-plugin.ts'
import { watchNewSite } from '../background/new-site-notice.ts'
import { createVisitQueue } from '../background/visit-queue.ts'
import { sayVisit } from '../background/visits.ts'
import { remember } from '../kit/storage/storage.ts'
import { registerWorker } from '../offline/register-worker.ts'
import { followPage } from '../shell/contact-fit.ts'
import { sayInBar } from './page-bar.ts'
import { asleep } from './wake.ts'
import { watchMoments } from './watch-moments.ts'

/** What works behind a page that sleeps: the same that the app's background part does, for somebody who only reads. */
export function serveReader(): void {
  if (asleep.aborted) return
  recordVisit()
  watchNetwork()
  placeContactWidget()
  watchMoments()
  const dialog = document.querySelector<HTMLDialogElement>('[data-part=new-site]')
  if (dialog) watchNewSite(dialog)
  const { company, chat, devtools } = document.querySelector<HTMLElement>('[data-part=facts]')?.dataset ?? {}
  // The offline page has no server to ask whose it is.
  if (company) remember('company_name', company)
  if (devtools === 'blocked') blockDevtools()
  if (chat) loadChatPlugin({ provider: 'facebook', page_id: chat }, getLocale())
  void registerWorker()
}

function recordVisit(): void {
  const queue = createVisitQueue()
  sayVisit(queue, location)
  // The app goes on from there.
  document.documentElement.dataset.visit = location.pathname + location.search
  addEventListener('online', () => void queue.flush(), { signal: asleep })
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) sayVisit(queue, location)
    },
    { signal: asleep },
  )
}

const goodNewsMs = 4000

function watchNetwork(): void {
  const sayOffline = () => void sayInBar(m.state_offline_banner())
  addEventListener('offline', sayOffline, { signal: asleep })
  addEventListener('online', () => void setTimeout(sayInBar(m.state_online_banner()), goodNewsMs), { signal: asleep })
  if (!navigator.onLine) sayOffline()
}

function placeContactWidget(): void {
  const widget = document.querySelector<HTMLElement>('[data-part=talk]')
  if (!widget) return
  const stop = followPage(widget, (fit) => {
    widget.dataset.is = fit
  })
  asleep.addEventListener('abort', stop)
}
