import { createHash } from 'node:crypto'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'

const version = '6.2.0'
const zoomHost = 'https://source.zoom.us'

/** In the order in which they need each other. */
const zoomScripts = [
  ...['react', 'react-dom', 'redux', 'redux-thunk', 'lodash'].map(
    (name) => `${zoomHost}/${version}/lib/vendor/${name}.min.js`,
  ),
  `${zoomHost}/zoom-meeting-${version}.min.js`,
]
const sandboxScripts = ['/sandbox/zoom/sdk.js']

const style = `:root{color-scheme:light dark}body{margin:0;font:17px/1.75 system-ui,sans-serif}main{max-width:32rem;margin:20vh auto 0;padding:16px;text-align:center}`

/**
 * Takes the ticket out of the address before anything else runs, so that neither history nor a copied address has it. Any site can
 * link to this page with a ticket of its own, so one that names another app than the centre's is none: it would lead into a
 * stranger's meeting. That the centre has signed it, Zoom looks at.
 */
const script = `
const main = document.querySelector('main')
const fail = () => { main.textContent = main.dataset.failed }
const textOf = (part) => new TextDecoder().decode(Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)))
function readTicket() {
  const { signature, meetingNumber, passWord, userName, tk } = JSON.parse(textOf(location.hash.slice(1)))
  const signed = textOf(signature.split('.')[1])
  const { appKey, sdkKey } = JSON.parse(signed)
  const isOurs = main.dataset.app !== '' && appKey === main.dataset.app && sdkKey === appKey
  // A name that stands in it twice would be read as one by us and as the other by Zoom.
  if (!isOurs || JSON.stringify(JSON.parse(signed)) !== signed) return undefined
  return { signature, meetingNumber, passWord, userName, ...(tk && { tk }) }
}
let ticket
try {
  ticket = readTicket()
} catch {}
history.replaceState(null, '', location.pathname)
const load = (src) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject })
  document.head.append(element)
})
async function join() {
  for (const src of JSON.parse(main.dataset.scripts)) await load(src)
  ZoomMtg.preLoadWasm()
  ZoomMtg.prepareWebSDK()
  ZoomMtg.init({
    leaveUrl: location.origin + '/my',
    patchJsMedia: true,
    leaveOnPageUnload: true,
    success: () => ZoomMtg.join({ ...ticket, userEmail: '', success: () => {}, error: fail }),
    error: fail,
  })
}
if (ticket === undefined) fail()
else join().catch(fail)
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What Zoom's SDK needs, and on no other page of ours: its own scripts, WebAssembly, workers, sockets, camera and microphone. */
const zoomPolicy = [
  `script-src ${hashOf(script)} ${zoomHost} 'unsafe-eval' blob:`,
  `style-src 'unsafe-inline' ${zoomHost}`,
  `font-src ${zoomHost} data:`,
  'img-src data: blob: https://*.zoom.us',
  "media-src 'self' blob: https://*.zoom.us",
  "connect-src 'self' https://*.zoom.us wss://*.zoom.us",
  "worker-src 'self' blob:",
]
const sandboxPolicy = [`script-src 'self' ${hashOf(script)}`, `style-src ${hashOf(style)}`, "connect-src 'self'"]
const everyPolicy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type ZoomRoom = {
  /** With the sandbox's room instead of Zoom's. */
  isPlayed: boolean
  /** The SDK app of the centre; without one nobody joins here. */
  appKey: string | undefined
}

export function zoomRoomPage(locale: Locale, { isPlayed, appKey = '' }: ZoomRoom) {
  const words = {
    title: messages.class_zoom_title({}, { locale }),
    wait: messages.class_zoom_wait({}, { locale }),
    failed: messages.class_zoom_failed({}, { locale }),
  }
  const scripts = escapeText(JSON.stringify(isPlayed ? sandboxScripts : zoomScripts))
  const sheets = isPlayed
    ? ''
    : ['bootstrap', 'react-select']
        .map((name) => `<link rel="stylesheet" href="${zoomHost}/${version}/css/${name}.css">`)
        .join('')
  return {
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeText(words.title)}</title>${sheets}<style>${style}</style></head>
<body><main role="status" data-app="${escapeText(appKey)}" data-scripts="${scripts}" data-failed="${escapeText(words.failed)}">${escapeText(words.wait)}</main><script>${script}</script></body></html>
`,
    headers: {
      'content-security-policy': [...everyPolicy, ...(isPlayed ? sandboxPolicy : zoomPolicy)].join('; '),
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    },
  }
}
