import type { DataRouter } from 'react-router'
import { onApiEvent } from '../api/api-events.ts'
import { raiseAlert } from './alerts.ts'
import { signOut } from './session.ts'

const devices = '/my/account/devices'

/** What some answers mean wherever the reader is: the session is over, or the device is not one of theirs yet. */
export function actOnAnswers(router: DataRouter): () => void {
  return onApiEvent((event) => {
    if (event === 'session-ended') signOut()
    if (event === 'session-ended' || event === 'csrf-refused') raiseAlert({ kind: 'session-timeout' })
    if (event === 'device-unverified' && location.pathname !== devices) void router.navigate(devices)
  })
}

/** A part of the page (a drawer, a card) whose file is gone after a deploy. Without a network the banner says enough. */
export function tellOfLostParts(): () => void {
  const lost = () => {
    if (navigator.onLine) raiseAlert({ kind: 'page-load', to: location.pathname + location.search })
  }
  window.addEventListener('vite:preloadError', lost)
  return () => window.removeEventListener('vite:preloadError', lost)
}
