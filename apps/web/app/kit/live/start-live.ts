import { getLocale } from '@prostuti/text/runtime'
import { sayApiEvent } from '../../api/api-events.ts'
import { callHeaders } from '../../api/call-headers.ts'
import { readDeviceToken } from '../../api/device-token.ts'
import { onSessionChange } from '../session/session.ts'
import { readToken } from '../session/token.ts'
import { type LiveConnection, startLiveConnection } from './live-connection.ts'
import { sayLive } from './live-news.ts'

const address = '/api/v3/web/doctor/live'

/** The page's one connection, from now until it is stopped, for whoever is signed in. */
export function startLive(): Pick<LiveConnection, 'wake' | 'stop'> {
  let token = readToken()
  let connection = open()
  const onVisible = () => (document.hidden ? connection.doze() : connection.wake())
  const onOnline = () => connection.wake()
  const onOffline = () => {
    connection.stop()
  }
  const stopSession = onSessionChange(() => {
    if (readToken() === token) return
    token = readToken()
    connection.stop()
    connection = open()
  })
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return {
    wake: onOnline,
    stop() {
      stopSession()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      connection.stop()
    },
  }
}

function open(): LiveConnection {
  const token = readToken()
  return startLiveConnection({
    // Not an EventSource, which cannot send a token.
    open: (signal) =>
      fetch(address, {
        signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          ...callHeaders({ language: getLocale(), token, device: readDeviceToken() }),
        },
      }),
    say: sayLive,
    onSignInEnded: () => {
      if (readToken() === token) sayApiEvent('session-ended')
    },
    canRun: () => token !== null && !document.hidden && navigator.onLine,
    random: Math.random,
  })
}
