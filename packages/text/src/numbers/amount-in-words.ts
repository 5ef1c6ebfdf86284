import type { Locale } from '../locale.ts'

// Bengali has a word of its own for every number below a hundred; none of them is built from two.
const belowHundred = `শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ
বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ
ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টাশি ঊননব্বই
নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`
  .normalize('NFC')
  .split(/\s+/)

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'

const englishBelowHundred = (value: number): string => {
  if (value < 20) return ones.split(' ')[value]!
  const ten = tens.split(' ')[Math.floor(value / 10)]!
  return value % 10 === 0 ? ten : `${ten}-${ones.split(' ')[value % 10]}`
}

const words = {
  bn: {
    below: (value: number) => belowHundred[value]!,
    // A hundred is written together with its number: সাতশ.
    hundred: (value: string) => `${value}শ`,
    thousand: 'হাজার',
    lakh: 'লাখ',
    crore: 'কোটি',
    amount: (taka: string | undefined, paisa: string | undefined) =>
      `${[taka && `${taka} টাকা`, paisa && `${paisa} পয়সা`].filter(Boolean).join(' ')} মাত্র`,
  },
  en: {
    below: englishBelowHundred,
    hundred: (value: string) => `${value} hundred`,
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
    amount: (taka: string | undefined, paisa: string | undefined) =>
      capital(`${[taka && `${taka} taka`, paisa && `${paisa} paisa`].filter(Boolean).join(' and ')} only`),
  },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Counted in lakh and crore in both languages, as Bangladesh counts. */
function inWords(value: number, locale: Locale): string {
  const { below, hundred, ...names } = words[locale]
  const steps: [number, (count: number) => string][] = [
    [10_000_000, (count) => `${inWords(count, locale)} ${names.crore}`],
    [100_000, (count) => `${below(count)} ${names.lakh}`],
    [1000, (count) => `${below(count)} ${names.thousand}`],
    [100, (count) => hundred(below(count))],
    [1, below],
  ]
  let rest = value
  const parts: string[] = []
  for (const [size, say] of steps) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(say(count))
  }
  return parts.length === 0 ? below(0) : parts.join(' ')
}

/** As a receipt says it: `700000` paisa → `সাত হাজার টাকা মাত্র`, `Seven thousand taka only`. */
export function amountInWords(paisa: number, locale: Locale): string {
  const amount = Math.abs(Math.round(paisa))
  const taka = Math.floor(amount / 100)
  const rest = amount % 100
  return words[locale].amount(
    taka > 0 || rest === 0 ? inWords(taka, locale) : undefined,
    rest > 0 ? inWords(rest, locale) : undefined,
  )
}
