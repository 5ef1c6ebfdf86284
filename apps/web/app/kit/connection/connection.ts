import { useSyncExternalStore } from 'react'
import { onApiEvent } from '../../api/api-events.ts'
import { spread } from '../../api/spread.ts'

const probeAddress = '/healthz'
const probeTimeoutMs = 5000
const againMs = 5000

// Node has a navigator too, which does not know.
let connected = globalThis.navigator?.onLine !== false
const listeners = new Set<() => void>()

export const isConnected = (): boolean => connected

export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const always = () => true

export const useConnected = (): boolean => useSyncExternalStore(onConnection, isConnected, always)

function setConnected(now: boolean): void {
  if (now === connected) return
  connected = now
  for (const listener of listeners) listener()
}

/**
 * The browser only knows whether there is some network. A call of ours that did not arrive is a reason to ask the
 * server itself, once; while it stays silent it is asked again every five seconds or so, so that the page notices its return.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let probing = false

  async function probe() {
    clearTimeout(timer)
    if (probing) return
    probing = true
    const answered = navigator.onLine && !document.hidden ? await reach() : connected && navigator.onLine
    probing = false
    setConnected(answered)
    if (!answered) timer = setTimeout(probe, spread(againMs))
  }
  const lost = () => {
    setConnected(false)
    clearTimeout(timer)
    timer = setTimeout(probe, spread(againMs))
  }

  const stop = onApiEvent((event) => {
    if (event === 'unreachable') void probe()
    if (event === 'reached') setConnected(true)
  })
  window.addEventListener('online', probe)
  window.addEventListener('offline', lost)
  if (!navigator.onLine) lost()
  return () => {
    stop()
    clearTimeout(timer)
    window.removeEventListener('online', probe)
    window.removeEventListener('offline', lost)
  }
}

/** Any answer counts, even a refusal: what matters is that it came from the other side. */
async function reach(): Promise<boolean> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), probeTimeoutMs)
  try {
    await fetch(probeAddress, { method: 'HEAD', cache: 'no-store', signal: limit.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
