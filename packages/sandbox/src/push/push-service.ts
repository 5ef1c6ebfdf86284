import { randomBytes } from 'node:crypto'
import { json, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import { doubtOf } from './judge-vapid.ts'
import { createListeningBrowser, type ListeningBrowser, type TakenMessage } from './listening-browser.ts'

/** A browser that listens, as a page would hand it to the server. */
type SandboxBrowser = { endpoint: string; p256dh: string; auth: string }

export type PushControl = {
  /** A browser that subscribed with the centre's key; its address is under `origin`. */
  subscribe(key: string, origin: string): SandboxBrowser
  /** What the service took, oldest first; the same message may be among it twice. */
  messages(): TakenMessage[]
  /** How many the service took, the same one twice among them. */
  taken(): number
  /** What browsers showed: each message once, however often it came. */
  shown(): TakenMessage[]
  /** The browser has gone: its service says so from now on. */
  end(endpoint: string): void
  /** The browser has no network until it is back; the service keeps what comes. */
  goAway(endpoint: string): void
  comeBack(endpoint: string): void
  /** The service takes nothing for so long, and says when to come again: in seconds, or as a date. */
  slowDown(seconds: number, form?: 'seconds' | 'date'): void
  clear(): void
}

const refuse = (status: number, words: string, headers: Record<string, string> = {}): SandboxAnswer => ({
  ...(json({ error: words }, status) as Exclude<SandboxAnswer, 'hang'>),
  headers,
})

const mostBytes = 4096
const urgencies = ['very-low', 'low', 'normal', 'high']

/** What of the headers of RFC 8030 is wrong; undefined where nothing is. */
function faultOf({ headers, body }: SandboxRequest): SandboxAnswer | undefined {
  if (!/^\d{1,10}$/.test(headers.ttl ?? '')) return refuse(400, 'TTL is needed')
  if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(headers.topic)) return refuse(400, 'no such topic')
  if (!urgencies.includes(headers.urgency ?? 'normal')) return refuse(400, 'no such urgency')
  if (body.length > mostBytes) return refuse(413, 'too large')
  if (body.length > 0 && headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'aes128gcm is needed')
  return undefined
}

/** A push service: speaks RFC 8030, believes only keys of RFC 8292, and opens what it is sent as a browser does, RFC 8291. */
export function createPushService({ clock }: { clock: () => Date }): { routes: SandboxRoute[]; control: PushControl } {
  const browsers = new Map<string, ListeningBrowser>()
  const taken: TakenMessage[] = []
  let slow: { until: number; form: 'seconds' | 'date' } | undefined

  const take = (request: SandboxRequest): SandboxAnswer => {
    const { headers } = request
    if (slow !== undefined && slow.until > clock().getTime()) {
      const seconds = Math.ceil((slow.until - clock().getTime()) / 1000)
      const again = slow.form === 'date' ? new Date(slow.until).toUTCString() : String(seconds)
      return refuse(429, 'too many', { 'retry-after': again })
    }
    const browser = browsers.get(tokenOf(request.path))
    if (browser === undefined) return refuse(404, 'no such subscription')
    if (browser.isGone()) return refuse(410, 'gone')
    const fault = faultOf(request)
    if (fault !== undefined) return fault
    if (headers.authorization === undefined) return refuse(401, 'whose message is it?')
    const { origin } = new URL(browser.endpoint)
    const doubt = doubtOf(headers.authorization, { key: browser.key, origin, now: clock() })
    if (doubt !== undefined) return refuse(403, doubt)
    const ttl = Number(headers.ttl)
    const { topic, urgency = 'normal' } = headers
    taken.push(browser.take(Buffer.from(request.body), { ttl, topic, urgency }))
    const location = `/push/m/${taken.length}`
    return { status: 201, contentType: 'text/plain', body: '', headers: { location, ttl: String(ttl) } }
  }

  const at = (endpoint: string) => browsers.get(tokenOf(endpoint))
  return {
    routes: [{ methods: ['POST'], path: '/push/:token', answer: take }],
    control: {
      subscribe(key, origin) {
        const token = randomBytes(18).toString('base64url')
        const browser = createListeningBrowser({ endpoint: `${origin}/push/${token}`, key, clock })
        browsers.set(token, browser)
        const { endpoint, p256dh, auth } = browser
        return { endpoint, p256dh, auth }
      },
      messages: () => [...taken],
      taken: () => taken.length,
      shown: () => [...browsers.values()].flatMap(({ shown }) => shown),
      end: (endpoint) => at(endpoint)?.end(),
      goAway: (endpoint) => at(endpoint)?.goAway(),
      comeBack: (endpoint) => at(endpoint)?.comeBack(),
      slowDown(seconds, form = 'seconds') {
        slow = { until: clock().getTime() + seconds * 1000, form }
      },
      clear() {
        browsers.clear()
        taken.length = 0
        slow = undefined
      },
    },
  }
}

const tokenOf = (address: string): string => address.split('/').at(-1) ?? ''
