import type { Locale } from './locale.ts'

/**
 * A name as the place one comes to: `প্রস্তুতি` → `প্রস্তুতিতে`, `ঢাকা` → `ঢাকায়`, `মেডিকেল কলেজ` → `মেডিকেল কলেজে`,
 * `Genesis` → `Genesis-এ`. English keeps the name and puts a word before it.
 */
export function toPlace(name: string, locale: Locale): string {
  if (locale === 'en') return name
  const last = name.normalize('NFC').at(-1) ?? ''
  if (last === 'া') return `${name}য়`
  if (/[িীুূৃেৈোৌইঈউঊঋএঐওঔ]/.test(last)) return `${name}তে`
  if (/[ক-হৎ\u09bc]/.test(last)) return `${name.replace(/ৎ$/, 'ত')}ে`
  return `${name}-এ`
}
