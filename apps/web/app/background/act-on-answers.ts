import type { DataRouter } from 'react-router'
import { onApiEvent } from '../api/api-events.ts'
import { addressOf } from '../kit/address/address-of.ts'
import { hereIn } from '../kit/address/here.ts'
import { raiseAlert } from '../kit/alerts/alerts.ts'
import { loseSignIn } from '../kit/session/end-sign-in.ts'
import { nextParam } from '../kit/session/guard.ts'
import { isExamRunning } from './quiet-pages.ts'

const devices = addressOf('/my/account/devices')

/** What some answers mean wherever the reader is: the session is over, or the device is not one of theirs yet. */
export function actOnAnswers(router: DataRouter): () => void {
  return onApiEvent((event) => {
    if (event === 'session-ended') loseSignIn()
    if (isExamRunning()) return
    if (event === 'session-ended' || event === 'csrf-refused') raiseAlert({ kind: 'session-timeout' })
    // The pages below work on a device that is not verified yet; nothing may pull the doctor out of them.
    if (event === 'device-unverified' && !location.pathname.startsWith(devices))
      void router.navigate(`${devices}${wayBack(router)}`, { replace: true })
  })
}

/** Once the device is verified, the doctor goes on where they wanted to be. */
function wayBack(router: DataRouter): string {
  const { name, params } = hereIn(router)
  return `?${nextParam(name, params, router.state.location.search)}`
}

/** A part of the page (a drawer, a card) whose file is gone after a deploy. Without a network the banner says enough. */
export function tellOfLostParts(): () => void {
  const lost = () => {
    if (navigator.onLine) raiseAlert({ kind: 'page-load', to: location.pathname + location.search })
  }
  window.addEventListener('vite:preloadError', lost)
  return () => window.removeEventListener('vite:preloadError', lost)
}
