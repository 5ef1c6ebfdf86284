import { escapeText, framePage, hashOf } from '../page-frame.ts'
import { payStyle } from '../pay-page/pay-style.ts'
import type { SandboxCourierName } from './accounts.ts'
import type { SandboxParcel } from './parcels.ts'
import { isOver, nextStatus, otherWays } from './ways.ts'

// The letters lie beside the payment pages.
const style = `${payStyle.replaceAll('url(bengali', 'url(/sandbox/pay/bengali')}
:root { --brand: #0c5450 }
@media (prefers-color-scheme: dark) { :root { --brand: #1f6f69 } }
details { margin-top: 8px }
summary { min-height: 44px; padding: 8px 0; cursor: pointer; color: var(--ink-2) }
.note { margin-bottom: 12px; text-align: left }
.bill { text-align: left }
.bill h2 { margin: 0; color: inherit; font-size: 19px }
.now { margin: 8px 0 12px }
.now b { padding: 2px 12px; border: 1px solid var(--line); border-radius: 99px }
`

/** Nothing but the page's own style; its forms come back to itself. */
export const courierPolicy = `default-src 'none'; style-src ${hashOf(style)}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const brands: Record<SandboxCourierName, string> = { steadfast: 'Steadfast', pathao: 'Pathao' }

const none =
  '<p>এখানে এমন কোনো পার্সেল নেই। শিট চাওয়ার দশ মিনিট পরে পার্সেল এখানে আসে; সার্ভার নতুন করে চালু হলে আগের পার্সেল মনে থাকে না।</p>'

/** Every parcel, with whom it goes to: for the operator of a demo alone. */
export const courierPage = (parcels: readonly SandboxParcel[]): string =>
  frame(parcels.length === 0 ? none : parcels.map((parcel) => card(parcel, recipientOf(parcel))).join('\n'))

/** One parcel, as a courier shows it to anybody who has its code. */
export const parcelPage = (parcel: SandboxParcel | undefined): string =>
  frame(parcel === undefined ? none : card(parcel, ''))

const frame = (cards: string): string =>
  framePage({
    title: 'পরীক্ষামূলক কুরিয়ার',
    style,
    body: `<header><b>কুরিয়ার</b><span>পরীক্ষামূলক</span></header>
<main>
<h1>পার্সেল</h1>
<p class="note">এটি পরীক্ষার পাতা। এখানে আসল কোনো পার্সেল যায় না।</p>
${cards}
</main>`,
  })

const recipientOf = ({ recipient, address }: SandboxParcel): string =>
  ` · ${escapeText(recipient)}, ${escapeText(address)}`

function card({ courier, invoice, trackingCode, status }: SandboxParcel, recipient: string): string {
  const next = nextStatus(courier, status)
  const field = `<input type="hidden" name="invoice" value="${escapeText(invoice)}">`
  return `<section class="bill">
<h2 lang="en">${brands[courier]} · ${escapeText(trackingCode)}</h2>
<p class="ref"><span lang="en">${escapeText(invoice)}</span>${recipient}</p>
<p class="now"><b lang="en">${escapeText(status)}</b></p>
<form method="post">${field}
${next === undefined ? '<p class="ref">পথ শেষ।</p>' : `<button class="choice success" name="status" value="${next}"><b>এগিয়ে দিন</b> <span lang="en">→ ${next}</span></button>`}
${isOver(status) ? '' : `<details><summary>অন্য যা ঘটতে পারে</summary>${otherWays[courier].map((other) => `<button class="choice" name="status" value="${other}" lang="en">${other}</button>`).join('')}</details>`}
</form>
</section>`
}
