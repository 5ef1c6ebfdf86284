import { ApiError } from './api-error.ts'

/** What every writing call echoes; before somebody is known any word will do. */
let token = '-'

export const officeToken = (): string => token
export const setOfficeToken = (given: string): void => {
  token = given
}

type Listener = {
  /** Nobody is signed in any more. Asks for a sign-in over the page; whether it came. */
  ended: () => Promise<boolean>
  /** Another tab has signed in: learns the new token. Whether the same member is there. */
  renewed: () => Promise<boolean>
  /** Asks for the second factor; whether it was shown. */
  proof: () => Promise<boolean>
}

let listener: Partial<Listener> = {}

/** Gives the way to stop listening. */
export const listenToRefusals = (given: Partial<Listener>): (() => void) => {
  listener = { ...listener, ...given }
  return () => {
    const gone = Object.keys(given)
    listener = Object.fromEntries(Object.entries(listener).filter(([name]) => !gone.includes(name)))
  }
}

/** What a refusal means to the whole office. Says whether the call is worth making again. */
export async function onRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'unauthenticated') return (await listener.ended?.()) ?? false
  if (error.code === 'csrf_mismatch') return (await listener.renewed?.()) ?? false
  if (error.code === 'step_up_needed') return (await listener.proof?.()) ?? false
  return false
}
