import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { json, type SandboxRoute } from '../wire.ts'
import { zoomAccount } from './accounts.ts'

/** What stands in for Zoom's SDK in the browser: the same calls, and a room that says who came in. */
const sdkScript = `window.ZoomMtg = {
  preLoadWasm() {},
  prepareWebSDK() {},
  init({ success }) { success() },
  async join({ signature, meetingNumber, userName, success, error }) {
    const asked = new URLSearchParams({ signature, meeting: meetingNumber, name: userName })
    const answer = await fetch('/sandbox/zoom/sdk-join?' + asked)
    if (!answer.ok) return error({ errorCode: 3712, reason: 'Signature is invalid.' })
    const { room } = await answer.json()
    document.querySelector('main').textContent = room
    success()
  },
}
`

const claims = z.object({
  appKey: z.literal(zoomAccount.sdkKey),
  mn: z.string(),
  role: z.literal(0),
  iat: z.number(),
  exp: z.number(),
  tokenExp: z.number(),
})

const shortest = 1800
const longest = 172_800

/** As Zoom judges a signature: ours, of this meeting, running, and neither too short nor too long. */
function isGoodSignature(signature: string, meeting: string, now: Date): boolean {
  const [header = '', payload = '', seal = ''] = signature.split('.')
  const expected = createHmac('sha256', zoomAccount.sdkSecret).update(`${header}.${payload}`).digest('base64url')
  if (seal !== expected) return false
  const read = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!read.success) return false
  const { mn, iat, exp, tokenExp } = read.data
  const seconds = now.getTime() / 1000
  const runs = exp - iat
  return mn === meeting && exp === tokenExp && iat <= seconds && seconds < exp && runs >= shortest && runs <= longest
}

export function zoomSdkRoutes(clock: () => Date): SandboxRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/zoom/sdk.js',
      answer: () => ({ status: 200, contentType: 'text/javascript; charset=utf-8', body: sdkScript }),
    },
    {
      methods: ['GET'],
      path: '/zoom/sdk-join',
      answer({ query }) {
        const [meeting, name] = [query.get('meeting') ?? '', query.get('name') ?? '']
        if (!isGoodSignature(query.get('signature') ?? '', meeting, clock())) return json({ errorCode: 3712 }, 403)
        return json({ room: `আপনি ক্লাসে আছেন: ${name} (মিটিং ${meeting})` })
      },
    },
  ]
}
