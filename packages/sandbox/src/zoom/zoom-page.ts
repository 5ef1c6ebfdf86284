import { escapeText, framePage, hashOf } from '../page-frame.ts'
import { payStyle } from '../pay-page/pay-style.ts'
import type { SandboxRegistrant } from './registrants.ts'

// The letters lie beside the payment pages.
const style = `${payStyle.replaceAll('url(bengali', 'url(/sandbox/pay/bengali')}
:root { --brand: #0b5cff }
`

/** Nothing but the page's own style. */
export const zoomPolicy = `default-src 'none'; style-src ${hashOf(style)}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const room = (title: string, text: string) =>
  framePage({
    title,
    style,
    body: `<header><b>Zoom</b><span>পরীক্ষামূলক</span></header>
<main><h1>${title}</h1><section class="bill">${text}</section>
<p class="note">এটি একটি পরীক্ষামূলক ক্লাসরুম; এখানে আসলে কেউ পড়ান না।</p></main>`,
  })

/** What stands in for the meeting: it knows whose link was opened. */
export const zoomPage = (registrant: SandboxRegistrant | undefined): string =>
  registrant === undefined
    ? room('এই লিংকে কোনো ক্লাস নেই', '<p>লিংকটি আপনার নিজের কি না দেখে আবার চাপুন।</p>')
    : room(
        'আপনি ক্লাসে আছেন',
        `<p>${escapeText(registrant.name)}</p><p class="ref">মিটিং ${escapeText(registrant.meeting)}</p>`,
      )
