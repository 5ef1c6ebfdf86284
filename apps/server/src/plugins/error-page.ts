import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'

/** Whether somebody is looking at the answer: a browser that opens an address, not a script that asks for data. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** It loads nothing, because it is shown when there is no more to be had. */
export const errorPagePolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** A refusal for people: a sentence and a way on. Rendering a real page would be the very work that is refused. */
export function errorPage(message: string, locale: Locale): string {
  const again = messages.state_retry({}, { locale })
  return [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${message}</title>`,
    '<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f1e6;color:#083f3c;',
    'font:18px/1.7 \'Noto Sans Bengali\',system-ui,sans-serif"><main style="max-width:22em;padding:24px;text-align:center">',
    `<p style="margin:0 0 24px">${message}</p>`,
    '<a href="" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#083f3c;color:#fff;',
    `text-decoration:none">${again}</a></main></body></html>`,
  ].join('')
}
