/** The push services of browsers: the address comes from a client, and the server writes to nobody else because of it. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && knownHosts.some((host) => host.test(hostname))
}
