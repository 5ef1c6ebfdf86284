import { forgetDrafts } from '../form/drafts.ts'
import { endListening } from '../push/end-listening.ts'
import { forgetDays } from '../storage/forget-days.ts'
import { forgetKept } from '../storage/kept.ts'
import { oweLogOut, sendLogOuts } from './owed-log-outs.ts'
import { signOut } from './session.ts'
import { readToken } from './token.ts'

/** What this browser has of a doctor who leaves it on purpose: nothing of it is the next one's to see or to be told. */
export function forgetDoctor(): void {
  forgetDrafts()
  forgetRead()
  endListening().catch(() => {})
}

/** Pages and cards that were kept for the time without a network. */
function forgetRead(): void {
  forgetKept()
  forgetDays()
}

/**
 * The server has ended the sign-in, perhaps because its phone was lost. What was read goes with it; what was typed, and what waits
 * to be sent, stays for its doctor, who may have been thrown out in the middle of it.
 */
export function loseSignIn(): void {
  signOut()
  forgetRead()
}

/**
 * Here at once, even without a network: a shared phone must not stay signed in. The server is told with the token that
 * was; a call that is still on its way with it must not find it stored and take its end for a time-out.
 */
export function endSignIn(): void {
  const token = readToken()
  // First: a page that goes at this moment must not leave a sign-in behind of which nobody knows.
  if (token !== null) oweLogOut(token)
  signOut()
  forgetDoctor()
  void sendLogOuts()
}
