import { escapeText, framePage, hashOf } from '../page-frame.ts'
import type { PaymentGatewayName } from './accounts.ts'
import { outcomesOf, outcomeWords } from './outcome-words.ts'
import type { PaymentOutcome } from './outcomes.ts'
import { payStyle } from './pay-style.ts'

const submitting = 'document.forms[0].submit()'

/** Nothing but the page's own style and the one line that sends the form on. Forms may go to any merchant. */
export const payPolicy = `default-src 'none'; style-src ${hashOf(payStyle)}; script-src ${hashOf(submitting)}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const brands: Record<PaymentGatewayName, string> = { sslcommerz: 'SSLCOMMERZ', bkash: 'bKash' }

type Shown = { amount: string; transaction: string; title: string }

/** Phone first: the amount, one button that pays, two that do not, and what else can go wrong below. */
export function payPage(gateway: PaymentGatewayName, { amount, transaction, title }: Shown): string {
  const { first, more } = outcomesOf(gateway)
  return frame(
    `${brands[gateway]} · পরীক্ষামূলক পেমেন্ট`,
    gateway,
    `<header><b lang="en">${brands[gateway]}</b><span>পরীক্ষামূলক</span></header>
<main>
<p class="note">এটি পরীক্ষার পাতা। এখানে আসল টাকা কাটে না।</p>
<section class="bill">
<h1 class="what">${title === '' ? 'মোট' : escapeText(title)}</h1>
<p class="sum">৳ ${bengali(amount)}</p>
<p class="ref">লেনদেন <span lang="en">${escapeText(transaction)}</span></p>
</section>
<form method="post">
${first.map((outcome) => button(outcome, `choice ${outcome}`)).join('\n')}
<h2>অন্য যা ঘটতে পারে</h2>
${more.map((outcome) => button(outcome, 'row')).join('\n')}
</form>
</main>`,
  )
}

function button(outcome: PaymentOutcome, kind: string): string {
  const { name, meaning } = outcomeWords[outcome]
  return `<button class="${kind}" name="outcome" value="${outcome}"><b>${name}</b><small>${meaning}</small></button>`
}

/** The browser goes back with a form, as from any other site; whoever has no script presses the button. */
export function formPage({ url, fields }: { url: string; fields: Record<string, string> }): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  )
  return frame(
    'ফিরে যাচ্ছি',
    'sslcommerz',
    `<main><p class="wait">আপনাকে ফিরিয়ে নেওয়া হচ্ছে…</p>
<form method="post" action="${escapeText(url)}">${inputs.join('')}<button class="choice success"><b>এগিয়ে যান</b></button></form></main>
<script>${submitting}</script>`,
  )
}

export const lostPage = (): string =>
  frame(
    'পেমেন্ট সম্পন্ন',
    'sslcommerz',
    '<main><h1>টাকা দেওয়া হয়েছে</h1><p>ধরে নিন এখানেই ব্রাউজার বন্ধ হয়ে গেছে। পাতাটি বন্ধ করে দিন; ফেরার কোনো পথ এখানে রাখা হয়নি।</p></main>',
  )

const closedWords = {
  unknown: ['পেমেন্টটি পাওয়া গেল না', 'পরীক্ষার পাতা নতুন করে চালু হলে আগের লেনদেন মনে থাকে না। ফিরে গিয়ে আবার শুরু করুন।'],
  over: ['এই পেমেন্ট শেষ হয়েছে', 'একটি লেনদেনে একবারই টাকা দেওয়া যায়। ফিরে গিয়ে অবস্থা দেখুন।'],
}

export function closedPage(why: keyof typeof closedWords): string {
  const [head = '', text = ''] = closedWords[why]
  return frame(head, 'sslcommerz', `<main><h1>${head}</h1><p>${text}</p></main>`)
}

const frame = (title: string, gateway: PaymentGatewayName, body: string): string =>
  framePage({ title, style: payStyle, body, className: gateway })

/** `12500.00` → `১২,৫০০`, with thousands, lakhs and crores where they belong. */
function bengali(amount: string): string {
  const [taka = '', paisa = '00'] = amount.split('.')
  const grouped = taka.replace(/(\d)(?=(\d\d){0,10}\d{3}$)/g, '$1,')
  const text = paisa === '00' ? grouped : `${grouped}.${paisa}`
  return text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
}
