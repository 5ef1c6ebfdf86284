import { redirect } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { readToken } from './token.ts'

type Params = Readonly<Record<string, string | undefined>>

/** For the client loader of a page that needs a sign-in: leads a visitor to the login, and the login knows the way back. */
export function requireSession(matchName: string, params: Params, search = ''): void {
  if (readToken() === null) throw redirect(loginAddress(matchName, params, search))
}

/** As above for a page that visitors come to first, such as an exam: they are asked to join, and whoever has an account logs in there. */
export function requireJoined(matchName: string, params: Params): void {
  if (readToken() === null) throw redirect(joinAddress(matchName, params))
}

export const loginAddress = (matchName: string, params: Params, search = ''): string =>
  `${addressOf('/login')}?${nextParam(matchName, params, search)}`
const joinAddress = (matchName: string, params: Params): string =>
  `${addressOf('/join')}?${nextParam(matchName, params)}`

/** Where to go afterwards, as an address carries it: the route's name and params, and what a form there was opened for. */
export const nextParam = (matchName: string, params: Params, search = ''): string =>
  `next=${encodeURIComponent(JSON.stringify({ name: matchName, params, ...(search && { search }) }))}`
