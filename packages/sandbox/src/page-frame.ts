import { createHash } from 'node:crypto'

type Page = { title: string; style: string; body: string; className?: string }

/** What every page of the sandbox has around it. Title and body are HTML already. */
export const framePage = ({ title, style, body, className = '' }: Page): string => `<!doctype html>
<html lang="bn" class="${className}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** As a content policy names a style or a script that stands in the page. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
