import { createHash } from 'node:crypto'
import { formatTime } from '@prostuti/text/times'
import type { OutboxMessage } from './read-outbox.ts'

const style = `
:root { color-scheme: light dark; font: 17px/1.7 system-ui, 'Noto Sans Bengali', sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.4rem; line-height: 1.4 }
ol { list-style: none; padding: 0 }
li { border: 1px solid #8886; border-radius: 12px; padding: .75rem 1rem; margin: .75rem 0 }
p { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-line }
small { opacity: .75 }
`

/** The page has its own policy: nothing but its one style sheet, known by its hash, and no script at all. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Reloads itself every three seconds, so that a code shows up beside the form that waits for it. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const items = messages.map(
    ({ number, text, at, gateway }) =>
      `<li><small>${escapeText(`+${number} · ${formatTime(new Date(at), 'bn')} · ${gateway}`)}</small><p>${escapeText(text)}</p></li>`,
  )
  return `<!doctype html>
<html lang="bn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Outbox · পাঠানো এসএমএস</title>
<style>${style}</style>
</head>
<body>
<h1>পাঠানো এসএমএস <span lang="en">· SMS that would have been sent</span></h1>
<p lang="en"><small>Demo mode: nothing leaves this machine. Newest first.</small></p>
${items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : '<p>এখনো কিছু পাঠানো হয়নি। <span lang="en">Nothing yet.</span></p>'}
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
