import { addressOf } from '../../../kit/address/address-of.ts'
import { forgetInTab, recallInTab, rememberInTab } from '../../../kit/storage/tab-storage.ts'

/** Where a staff member's link for viewing as a doctor arrives. */
export const adminEntrance = addressOf('/login-for-admin')

/** What a link brought: a one-time code, or a token as links of old carried it, which is not taken any more. */
export type AdminLink = { code: string } | 'outdated' | undefined

const tabKey = 'admin_link_code'
/** Anything else cannot be a code of ours. */
const shape = /^[\w-]{20,100}$/

let outdated = false

export function linkIn(address: { hash: string; search: string }): AdminLink {
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''))
  const code = fragment.get('code') ?? ''
  if (shape.test(code)) return { code }
  return fragment.has('token') || new URLSearchParams(address.search).has('token') ? 'outdated' : undefined
}

/**
 * Takes the link out of the address, where it would stand in the history and be copied along. The code is kept for this tab
 * until it is used, so that a reload does not lose it.
 */
export function takeAdminLink(): void {
  const link = linkIn(location)
  if (location.hash !== '' || location.search !== '') history.replaceState(history.state, '', adminEntrance)
  if (link === undefined) return
  outdated = link === 'outdated'
  if (link === 'outdated') forgetInTab(tabKey)
  else rememberInTab(tabKey, link.code)
}

export function readAdminLink(): AdminLink {
  if (outdated) return 'outdated'
  const code = recallInTab(tabKey)
  return code === null ? undefined : { code }
}

export const dropAdminLink = (): void => forgetInTab(tabKey)
