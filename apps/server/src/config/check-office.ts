import { isLoopback } from '../network/loopback.ts'
import { type Finding, missing, refuse, warn } from './finding.ts'
import type { Mode } from './mode.ts'

export type OfficeSettings = {
  PORT: number
  PUBLIC_URL?: string | undefined
  ADMIN_URL?: string | undefined
  ADMIN_PORT: number
}

/** What is wrong with the office's own address and port. */
export const checkOffice = (values: OfficeSettings, mode: Mode): Finding[] => [
  ...checkPorts(values),
  ...checkAdminUrl(values, mode),
]

function checkPorts({ PORT, ADMIN_PORT }: OfficeSettings): Finding[] {
  // 0 is any port that is free, another one each time.
  if (PORT !== ADMIN_PORT || PORT === 0) return []
  return [
    refuse(
      'ADMIN_PORT',
      `ADMIN_PORT is ${PORT}, where the doctors' site listens: set another one, such as ${PORT + 1}.`,
    ),
  ]
}

function checkAdminUrl({ PUBLIC_URL, ADMIN_URL }: OfficeSettings, mode: Mode): Finding[] {
  if (ADMIN_URL === undefined || isLoopback(new URL(ADMIN_URL).hostname)) {
    const sentence =
      'ADMIN_URL is not an address that staff can open, so invitations would lead them nowhere: set it to https://office.your-domain.'
    // A demo that others can reach lets nobody into its office.
    if (mode.kind === 'centre' && mode.public) return [missing(warn('ADMIN_URL', sentence))]
    if (ADMIN_URL === undefined) return []
  }
  const { protocol, pathname, search, hash, origin } = new URL(ADMIN_URL)
  if (pathname !== '/' || search !== '' || hash !== '')
    return [
      refuse(
        'ADMIN_URL',
        `ADMIN_URL has a path, but the office is a site of its own: set it to ${origin}, and let the proxy pass all of it on to ADMIN_PORT.`,
      ),
    ]
  if (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).origin === origin)
    return [
      refuse(
        'ADMIN_URL',
        'ADMIN_URL is the address of the doctors’ site, whose pages must not reach the office: set another name, such as https://office.your-domain.',
      ),
    ]
  if (mode.kind === 'centre' && mode.public && protocol !== 'https:')
    return [
      warn(
        'ADMIN_URL',
        'ADMIN_URL is not https, so staff’s passwords and sessions travel readable, and passkeys do not work: set its https address.',
      ),
    ]
  return []
}
