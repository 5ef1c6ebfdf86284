import { useSyncExternalStore } from 'react'
import { useAppData } from '../app-data/use-app-data.ts'
import { forget, recall, remember } from '../storage/storage.ts'
import { readToken, tokenKey } from './token.ts'
import { type Doctor, userIn } from './user-in.ts'

export type Session = { signedIn: boolean; doctor: Doctor | null; fromAdmin: boolean }

/** As the login answered: whose name stands in the header until app data has come. */
const userKey = 'user'
/** Holds the impersonation's own token, so that it counts for that sign-in only and dies with it. */
const adminKey = 'token_from_admin'

const listeners = new Set<() => void>()
let known: string | null | undefined

export const isFromAdmin = (): boolean => {
  const token = readToken()
  return token !== null && recall(adminKey) === token
}

export function storeSession(
  token: string,
  { user, fromAdmin = false }: { user?: Doctor; fromAdmin?: boolean } = {},
): void {
  if (user) remember(userKey, JSON.stringify(user))
  else forget(userKey)
  remember(tokenKey, token)
  if (fromAdmin) remember(adminKey, token)
  else forget(adminKey)
  announce()
}

export function signOut(): void {
  forget(tokenKey)
  forgetWho()
  announce()
}

/** Tells every listener when the stored token is no longer the one they know: another tab, or somebody's cleaning. */
export function checkToken(): void {
  if (readToken() === known) return
  if (readToken() === null) forgetWho()
  announce()
}

export function onSessionChange(listener: () => void): () => void {
  if (known === undefined) known = readToken()
  if (listeners.size === 0) window.addEventListener('storage', checkToken)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', checkToken)
  }
}

function forgetWho(): void {
  forget(adminKey)
  forget(userKey)
}

function announce(): void {
  known = readToken()
  for (const listener of listeners) listener()
}

const guest = () => null

/** A guest on the server and until the page has come alive: pages are the same for everybody. */
export function useSession(): Session {
  const token = useSyncExternalStore(onSessionChange, readToken, guest)
  const known = useAppData()?.doctor
  const signedIn = token !== null
  // What is stored is looked at on every render until app data has come, which is once or twice.
  return {
    signedIn,
    doctor: signedIn ? (known ?? userIn(recall(userKey))) : null,
    fromAdmin: signedIn && isFromAdmin(),
  }
}
