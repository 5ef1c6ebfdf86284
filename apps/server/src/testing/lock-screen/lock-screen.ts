import { toLatinDigits } from '@prostuti/text/digits'

/** What fits into one record of RFC 8188, once it is encrypted. */
const mostBytes = 3993

const phone = /(?:\+?88)?01[3-9]\d{8}/
const money = /৳|টাকা|পয়সা|\btaka\b|\btk\b|\bbdt\b/i
const mark = /নম্বর|মার্ক|পার্সেন্টাইল|মেধাক্রম|\bmarks?\b|\bscore|\brank|\bpercentile/i
/** `৮:৩০`, `১০টায়`, `8:30 pm`: the one number that a lock screen may show is when something begins. */
const clock = /\b\d{1,2}(?::\d{2})?(?!\d)/g

type Payload = { title: string; body: string; link: string; topic: string; id: string }

/** What of a payload a lock screen may not show; nothing where it may. */
export function lockScreenFaults(text: string): string[] {
  const bytes = Buffer.byteLength(text)
  const faults = bytes > mostBytes ? [`${bytes} bytes`] : []
  const payload = JSON.parse(text) as Payload
  const words = toLatinDigits(`${payload.title} ${payload.body}`.normalize('NFC'))
  const bare = words.replace(/[\s().-]/g, '')
  if (phone.test(bare) || phone.test(payload.link)) faults.push('a phone number')
  if (money.test(words)) faults.push('an amount')
  if (mark.test(words)) faults.push('a mark')
  const [first, ...more] = words.match(clock) ?? []
  const rest = words.replace(first ?? '', '')
  if (more.length > 0 || /\d/.test(rest)) faults.push('a number that is no time of the day')
  const keys = Object.keys(payload).toSorted().join()
  if (keys !== 'body,id,link,title,topic') faults.push(`more than the screen needs: ${keys}`)
  if (!/^\/(?!\/)/.test(payload.link) || payload.link.includes('?')) faults.push(`leads to ${payload.link}`)
  if (!/^[\w-]{1,32}$/.test(payload.topic)) faults.push(`no topic: ${payload.topic}`)
  return faults
}
