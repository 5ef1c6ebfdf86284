import type { PushSettings } from '../../../config/push-settings.ts'

/** The push services of browsers: the address comes from a client, and the server writes to nobody else because of it. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

export function isPushService(endpoint: string, { hosts }: Pick<PushSettings, 'hosts'>): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && (hosts.includes(hostname) || knownHosts.some((host) => host.test(hostname)))
}
