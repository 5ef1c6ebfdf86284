import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'
import { webBuildFolder } from '../web/web-app.ts'

/** Whether somebody is looking at the answer: a browser that opens an address, not a script that asks for data. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** The site's Bengali letters under the name that the build gave them, if there is a build. */
export function findFont(assets: string): string | undefined {
  const file = existsSync(assets) && readdirSync(assets).find((name) => /^bengali-[\w-]+\.woff2$/.test(name))
  return file ? `/assets/${file}` : undefined
}

/**
 * The font is the one thing that the page loads. Whoever has been on the site before has it at hand; for others it is one
 * small file, and without it the device's own letters stand.
 */
const fontFace = (font: string): string =>
  `@font-face{font-family:"Noto Sans Bengali";font-display:swap;src:url("${font}") format("woff2");unicode-range:U+0964-0965,U+0981-098B,U+098F-09DF,U+09E6-09EF,U+09F3,U+09FA,U+200C-200D,U+25CC}`

/** The colours of the site's tokens, written out, because its style sheets are not there. */
const rules = `
:root{color-scheme:light dark;--paper:#f6f1e6;--ink:#1a2325;--fill:#0c5450;--focus:#0c5450}
@media (prefers-color-scheme:dark){:root{--paper:#0f1615;--ink:#f1ebdd;--fill:#17655f;--focus:#84d0c4}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:18px/1.7 "Noto Sans Bengali",system-ui,sans-serif}
main{max-width:22em;padding:24px;text-align:center}
p{margin:0 0 24px;text-wrap:balance}
a{display:inline-block;padding:9px 24px;border-radius:12px;background:var(--fill);color:#fffbf2;text-decoration:none}
small{display:block;margin-top:24px;overflow-wrap:anywhere}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`

const font = findFont(`${webBuildFolder}client/assets`)
const style = (font ? fontFace(font) : '') + rules

/** Its own style by its hash, and the font. Nothing else: it is shown when there is no more to be had. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`

/** A refusal for people: a sentence, a way on and, of a fault of ours, the code by which it is found in the log. Rendering a real page would be the very work that is refused. */
export function errorPage(message: string, locale: Locale, requestId?: string): string {
  const again = messages.state_retry({}, { locale })
  const code =
    requestId === undefined ? '' : `<small>${messages.error_request_code({ code: requestId }, { locale })}</small>`
  return [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${message}</title><style>${style}</style>`,
    `<body><main><p>${message}</p><a href="">${again}</a>${code}</main></body></html>`,
  ].join('')
}
