import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Call } from '../../packages/contract/src/index.ts'
import * as contract from '../../packages/contract/src/index.ts'

const isCall = (thing: unknown): thing is Call => typeof thing === 'object' && thing !== null && 'access' in thing

const pages = ['/', '/?y=N', '/batches', '/batches?q=N', '/faq', '/faq?q=N', '/events', '/gallery', '/login', '/about']
const strangePages = [
  '/faq/N/show',
  '/v/N',
  '/wp-N.php',
  '/on-spot-bcs-exam/exam-N',
  '/my/courses/N',
  '/events.data?y=N',
]
const others = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/docs/json',
]
const files = [
  '/files/avatars/N.webp',
  '/media/videos/N/film.mp4',
  '/api/v3/web/schedules/1/calendar.ics',
  '/favicon.svg',
]

/** What anybody may ask for, each as a function of a number that makes it new: calls, pages, files, callbacks and health. */
export function anonymousRequests(csrf: string): ((nth: number) => string)[] {
  const calls = Object.values(contract as Record<string, unknown>).filter(isCall)
  // The callbacks of gateways and couriers are public, too.
  const open = calls.filter(({ access }) => access === 'public').map(requestOf(csrf))
  const read = [...pages, ...strangePages, ...others, ...files, ...assets()].map(get)
  const range = (nth: number) =>
    `GET /media/videos/${nth}/film.mp4 HTTP/1.1\r\nhost: x\r\nrange: bytes=${' '.repeat(9000)}\r\n\r\n`
  return [...open, ...read, range]
}

const assetFolder = fileURLToPath(new URL('../../apps/web/build/client/assets', import.meta.url))

const assets = (): string[] =>
  readdirSync(assetFolder)
    .filter((name) => name.endsWith('.js'))
    .slice(0, 10)
    .map((name) => `/assets/${name}`)

const get = (path: string) => (nth: number) => `GET ${path.replace('N', String(nth))} HTTP/1.1\r\nhost: x\r\n\r\n`

const requestOf =
  (csrf: string) =>
  ({ method, path }: Call) => {
    const at = (nth: number) => path.replace(/:\w+/g, String(nth))
    if (method === 'GET') return (nth: number) => `GET ${at(nth)}?q=${nth} HTTP/1.1\r\nhost: x\r\n\r\n`
    return (nth: number) => {
      const body = JSON.stringify(bodyOf(nth))
      const type = 'content-type: application/json\r\n'
      return `${method} ${at(nth)} HTTP/1.1\r\nhost: x\r\n${csrf}${type}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    }
  }

/** Enough for every writing call to get past its first checks, and new each time. */
const bodyOf = (nth: number) => ({
  phone: `017${String(nth).padStart(8, '0')}`,
  login: `017${String(nth).padStart(8, '0')}`,
  name: 'ডা. অচেনা',
  password: `a password ${nth}`,
  code: String(nth).padStart(6, '0').slice(-6),
  to: `/batches?page=${nth}`,
  from: '/',
  tran_id: `T${nth}`,
  status: 'VALID',
})
