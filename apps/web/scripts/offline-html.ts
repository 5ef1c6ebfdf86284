import { fileURLToPath } from 'node:url'
import * as m from '@prostuti/text/messages'
import { builtClasses } from '@prostuti/ui/vite/class-names'

const app = fileURLToPath(new URL('../app', import.meta.url))
const header = builtClasses(app, 'shell/styles/header.module.css')
const logo = builtClasses(app, 'kit/page/logo.module.css')

/** Both languages in one file: without a server only the browser knows which one its reader chose. */
export function offlineHtml({ styles, picture }: { styles: string[]; picture: string }): string {
  return `<!doctype html>
<html lang="bn" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${m.state_offline_title({}, { locale: 'bn' })}</title>
<script src="/offline.js"></script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body class="offline-page">
<header class="${header('site')}"><div class="wrap"><a class="${logo('logo')}" href="/"><span class="${logo('logoMark')}" aria-hidden="true" data-monogram></span><span class="${logo('logoText')}"><b data-company></b></span></a></div></header>
<main id="main" class="wrap block">
${['bn', 'en'].map((locale) => part(locale as 'bn' | 'en', picture)).join('\n')}
</main>
</body>
</html>
`
}

function part(locale: 'bn' | 'en', picture: string): string {
  const say = (message: (inputs: Record<string, never>, options: { locale: 'bn' | 'en' }) => string) =>
    message({}, { locale })
  return `<div lang="${locale}" data-language="${locale}"${locale === 'bn' ? '' : ' hidden'}>
<div class="card void">
${picture}
<h1 lang="${locale}">${say(m.state_offline_title)}</h1>
<p>${say(m.state_offline_text)}</p>
<button type="button" class="btn btn-go" data-retry>${say(m.state_retry)}</button>
<p class="meta">${say(m.background_offline_waiting)}</p>
</div>
<section class="block" hidden>
<div class="sec"><h2>${say(m.background_offline_cached_pages)}</h2></div>
<ul class="card" data-cached-pages data-home="${say(m.background_offline_home)}"></ul>
</section>
</div>`
}
