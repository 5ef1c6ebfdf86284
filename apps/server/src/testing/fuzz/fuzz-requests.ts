import * as contract from '@prostuti/contract'
import fc, { type Arbitrary } from 'fast-check'
import { arbitraryOf } from './arbitrary-of.ts'
import { deepJson, hostileText, hostileValue, replaceSomewhere } from './hostile.ts'

/** Who asks: without a token, as one of some doctors, or with a token that is none. */
type Asker = 'nobody' | 'doctor' | 'broken'

export type FuzzRequest = {
  /** By seed and number the same request is made again. */
  seed: number
  number: number
  asker: Asker
  method: string
  /** As it goes over the wire: printable ASCII. */
  url: string
  headers: Record<string, string>
  body: Buffer | undefined
}

// The stream of news has no end to wait for; a logout would leave the rest of the run without its doctor.
const left: unknown[] = [contract.live, contract.logout]

const calls = Object.values(contract).filter(
  (value) => typeof value === 'object' && 'path' in value && !left.includes(value),
) as contract.Call[]

/** What answers beside the contract: pages and their data, files, callbacks by another method, and what operators look at. */
const otherPaths = [
  '/',
  '/batches',
  '/:text/batches',
  '/:text/batch-for-you',
  '/batch-details/:text',
  '/batch-details/:text/schedule',
  '/courses/bcs',
  '/events',
  '/:text/event',
  '/faq',
  '/faq/:text/show',
  '/quiz-list',
  '/bcs-exam-list',
  '/on-spot-quiz/:text',
  '/v/:text',
  '/gallery',
  '/about',
  '/login',
  '/my/dashboard',
  '/my/courses/:text',
  '/batches.data',
  '/_root.data',
  '/:text.data',
  '/:text',
  '/:text/:text',
  '/files/avatars/:text',
  '/media/:text',
  '/media/videos/:text/:text',
  '/assets/:text',
  '/favicon.svg',
  '/sw.js',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/:text',
  '/api/v3/:text',
  '/api/docs',
  '/api/docs/json',
  '/dev/outbox',
  '/sandbox/pay/:text',
  '/dev/couriers',
  '/sandbox/parcels',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', 'bcs', 'about', '7', '০৩', 'fcps-part-1') },
  hostileText,
)

/** Encoded as a browser would, or not quite: cut, doubled, raw bytes, signs that belong to no letter. */
const urlText: Arbitrary<string> = fc
  .tuple(text, fc.constantFrom('right', 'right', 'right', 'cut', 'twice', 'loose'))
  .map(([value, way]) => {
    const encoded = encodeURIComponent(value.toWellFormed()).slice(0, 2000)
    if (way === 'cut') return encoded.slice(0, Math.max(1, encoded.length - 1))
    if (way === 'twice') return encodeURIComponent(encoded)
    return way === 'loose' ? `%${encoded}%zz%E0%A6` : encoded
  })

const fill = (path: string, values: readonly string[]): string => {
  let at = 0
  return path.replace(/:\w+/g, () => values[at++ % values.length] ?? '1')
}

const oddHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'range',
    'if-range',
    'if-none-match',
    'if-modified-since',
    'origin',
    'referer',
    'user-agent',
    'x-device-token',
    'x-otp-token',
    'x-xsrf-token',
    'x-requested-with',
    'x-rendering',
    'x-http-method-override',
    'x-pathao-signature',
    'forwarded',
    'via',
  ),
  fc.oneof(
    fc.constantFrom(
      'br;Q=0',
      'gzip, br',
      'bytes=0-',
      'bytes=-1',
      'bytes=9-1,2-3',
      'bytes= ,,,',
      'lang=en',
      'lang=%00; XSRF-TOKEN=%E0%A6',
      'W/"x"',
      '*',
      'Thu, 99 Foo 2026 99:99:99 GMT',
      'null',
      ';;;===',
      '\xff\xfe',
    ),
    fc.string({ maxLength: 40 }).map((value) => value.replace(/[^\t\x20-\x7e]/g, '')),
    fc.integer({ min: 1, max: 3000 }).map((length) => ' ,'.repeat(length)),
  ),
  { maxKeys: 4 },
)

type Sent = { type: string | undefined; body: Buffer | undefined }

const jsonTypes = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=latin1'] as const
const wrongTypes = [
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'image/png',
  'application/pdf',
  'application/json, text/plain',
  ';',
  'a/b; c="',
] as const

/** What the schema may accept, with something hostile put into it or not. */
function bodyFor(call: contract.Call): Arbitrary<Sent> {
  const isForm = call.path.includes('/sslcommerz/')
  const good = call.body === undefined ? fc.jsonValue() : arbitraryOf(call.body)
  const mutated = fc
    .tuple(good, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), hostileValue)
    .map(([value, picks, hostile]) => replaceSomewhere(value, picks, hostile))
  const asForm = (value: unknown) =>
    new URLSearchParams(
      Object.entries(Object(value)).map(([name, inner]) => [name, typeof inner === 'string' ? inner : toJson(inner)]),
    ).toString()
  const written = fc
    .oneof({ weight: 3, arbitrary: mutated }, good)
    .map((value) => (isForm ? asForm(value) : toJson(value)))
  const type = isForm
    ? fc.constant('application/x-www-form-urlencoded')
    : fc.oneof({ weight: 9, arbitrary: fc.constant(jsonTypes[0]) }, fc.constantFrom(...jsonTypes))
  return fc.oneof(
    { weight: 12, arbitrary: fc.tuple(type, written).map(([kind, body]) => ({ type: kind, body: Buffer.from(body) })) },
    fc.tuple(fc.constantFrom(...wrongTypes), written).map(([kind, body]) => ({ type: kind, body: Buffer.from(body) })),
    // Cut short, in another encoding, or not text at all.
    fc
      .tuple(type, written, fc.nat(100))
      .map(([kind, body, at]) => ({ type: kind, body: Buffer.from(body).subarray(0, at) })),
    fc.tuple(type, written).map(([kind, body]) => ({ type: kind, body: Buffer.from(body, 'utf16le') })),
    fc.tuple(fc.constantFrom(...wrongTypes, ...jsonTypes), fc.uint8Array({ maxLength: 300 })).map(([kind, bytes]) => ({
      type: kind,
      body: Buffer.from(bytes),
    })),
    fc
      .tuple(fc.constantFrom(10, 30, 6000, 60_000), fc.constantFrom('', '{"a":', '{"to":"/","query":'))
      .map(([depth, before]) => ({
        type: jsonTypes[0],
        body: Buffer.from(`${before}${deepJson(depth)}${before && '}'}`),
      })),
    fc
      .tuple(fc.constantFrom('1', '-1', '"x"', '{}', 'null'), fc.constantFrom(50, 5000, 40_000))
      .map(([item, count]) => ({ type: jsonTypes[0], body: Buffer.from(`[${`${item},`.repeat(count)}1]`) })),
    fc.constant({ type: jsonTypes[0], body: undefined }),
    fc.constant({ type: jsonTypes[0], body: Buffer.from('{"__proto__":{"a":1},"a":1,"a":2}') }),
    fc.constant({ type: jsonTypes[0], body: Buffer.from('\ufeff{}') }),
    fc.constant({ type: undefined, body: Buffer.from('{}') }),
  )
}

/** Half of a letter stays an escape in JSON; what JSON has no word for is left out. */
const toJson = (value: unknown): string => JSON.stringify(value) ?? ''

const queryFor = (call?: contract.Call): Arbitrary<string> => {
  const known = Object.keys((call?.query as { shape?: object } | undefined)?.shape ?? {})
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('page', 'q', 'per-page', ...known, ...known) }, urlText)
  const pair = fc.tuple(name, urlText).map(([key, value]) => `${key}=${value}`)
  return fc.oneof(
    fc.constant(''),
    fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`),
    fc.integer({ min: 1, max: 3000 }).map((count) => `?${'a&'.repeat(count)}`),
    fc.constantFrom('?', '?&&&', '?=', '?%', '?q[]=1&q[a]=2', '?q=1&q=2', '?q=%00', '?page=%E0%A7%A7'),
  )
}

type Draft = Omit<FuzzRequest, 'seed' | 'number'>

/** A request target may hold no blank and no control character; whatever else stands in it is the server's to judge. */
const onTheWire = (url: string): string =>
  url.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()))

const askers: Arbitrary<Asker> = fc.constantFrom('nobody', 'doctor', 'doctor', 'broken')

const callRequest: Arbitrary<Draft> = fc.constantFrom(...calls).chain((call) =>
  fc
    .record({
      asker: askers,
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(call.method) },
        fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'PATCH'),
      ),
      values: fc.array(urlText, { minLength: 1, maxLength: 3 }),
      query: queryFor(call),
      headers: oddHeaders,
      sent: bodyFor(call),
    })
    .map(({ asker, method, values, query, headers, sent }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD'
      return {
        asker,
        method,
        url: onTheWire(fill(call.path, values) + query),
        headers: { ...headers, ...(hasBody && sent.type !== undefined && { 'content-type': sent.type }) },
        body: hasBody ? sent.body : undefined,
      }
    }),
)

const otherRequest: Arbitrary<Draft> = fc
  .record({
    asker: askers,
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'DELETE', 'OPTIONS'),
    ),
    path: fc.constantFrom(...otherPaths),
    values: fc.array(urlText, { minLength: 1, maxLength: 2 }),
    query: queryFor(),
    headers: oddHeaders,
  })
  .map(({ asker, method, path, values, query, headers }) => ({
    asker,
    method,
    url: onTheWire(fill(path, values) + query),
    headers,
    body: method === 'POST' ? Buffer.from('a=1&b=%00') : undefined,
  }))

const anyRequest = fc.oneof({ weight: 4, arbitrary: callRequest }, { weight: 1, arbitrary: otherRequest })

const chunk = 250

/** The first `count` requests of a seed, made a few at a time so that a long run needs no more memory than a short one. */
export function* fuzzRequests(seed: number, count: number): Generator<FuzzRequest> {
  for (let from = 0; from < count; from += chunk) {
    const drafts = fc.sample(anyRequest, { seed: seed + from, numRuns: Math.min(chunk, count - from) })
    for (const [nth, draft] of drafts.entries()) yield { seed, number: from + nth, ...draft }
  }
}

/** One line that says what was sent, for whoever looks for the fault. */
export const describeRequest = ({ seed, number, asker, method, url, headers, body }: FuzzRequest): string =>
  JSON.stringify({ seed, number, asker, method, url, headers, body: body?.subarray(0, 2000).toString('latin1') })
