import { readFileSync } from 'node:fs'

/** The fonts before 2005 and those after it spell some pieces differently. */
export type BijoyGeneration = 'old' | 'new'

const read = (name: string): Record<string, string[]> =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8').normalize('NFC'))

/** Every conjunct with its spelling, the newer first. */
export const conjuncts = read('./bijoy-conjuncts.json')

const letters = new Map<string, string>()
const add = (codes: string, texts: string) => {
  const shown = texts.normalize('NFC').split(' ')
  for (const [index, code] of [...codes].entries()) letters.set(shown[index]!, code)
}
add('ABCDEFGHIJ', 'অ ই ঈ উ ঊ ঋ এ ঐ ও ঔ')
add('KLMNOPQRSTUVWXYZ', 'ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত')
add('_`abcdefghijklmnopqr', 'থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ৎ')
add('0123456789', '০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯')
add('stu|$', 'ং ঃ ঁ । ৳')
add('vx', 'া ী')

const signs: Record<string, string[]> = { 'ু': ['y', 'z'], 'ূ': ['~', '‚', 'ƒ'], 'ৃ': ['„', '…'], 'া': ['v'], 'ী': ['x'] }
const before: Record<string, string[]> = {
  'ি': ['w'],
  'ে': ['†', '‡'],
  'ৈ': ['ˆ', '‰'],
  'ো': ['†', '‡'],
  'ৌ': ['†', '‡'],
}
const after: Record<string, string> = { 'ো': 'v', 'ৌ': 'Š' }
const phala: Record<string, string> = { '্য': '¨', '্র': 'ª', '্ব': '¡', '্ম': '§', '্ন': 'œ' }

const cluster = /(র্(?=[ক-হ]))?((?:[ক-হ]়?্)*[ক-হৎ]়?(?:\u200d্য)?)([া-ৌ]?)(্\u200c?)?(ঁ?)|আ(ঁ?)|([অএ])্য|([\s\S])/gu

/** Writes Unicode as somebody types it for a Bijoy font. `choice` picks among signs that look different and mean the same. */
export function encodeBijoy(text: string, generation: BijoyGeneration, choice = 0): string {
  let written = ''
  for (const [, reph, base, sign = '', hasanta, candra = '', longA, vowel, single] of text
    .normalize('NFC')
    .matchAll(cluster)) {
    if (base !== undefined) {
      const body = encodeBase(base, sign, generation, written, choice)
      written += pick(before[sign], choice) + body + (reph ? '©' : '') + (hasanta ? '&' : '') + (candra ? 'u' : '')
      written += after[sign] ?? ''
    } else if (vowel !== undefined) written += `${letters.get(vowel)}¨`
    else if (single !== undefined) written += letters.get(single) ?? single
    else written += longA ? 'Auv' : 'Av'
  }
  // At the end of a word it could be an ellipsis.
  return written.replace(/…$/, '„')
}

const pick = (among: string[] | undefined, choice: number) => among?.[choice % among.length] ?? ''

function encodeBase(base: string, sign: string, generation: BijoyGeneration, written: string, choice: number): string {
  const whole = conjuncts[base + sign]
  if (whole && base !== 'র') return ofGeneration(whole, generation, written)
  const body = encodeLetters(base, generation, written)
  if (sign === 'ু' && /[iª«ÖåµÎ¿£Œ]$/.test(body)) return body + (generation === 'new' ? 'æ' : '“')
  // The other sign for it reads as an ellipsis there.
  if (sign === 'ৃ' && base.endsWith('়')) return `${body}„`
  return body + pick(signs[sign], choice)
}

function encodeLetters(base: string, generation: BijoyGeneration, written: string): string {
  const known = letters.get(base)
  if (known) return known
  const spelling = conjuncts[base]
  if (spelling) return ofGeneration(spelling, generation, written)
  const last = base.endsWith('\u200d্য') ? '\u200d্য' : base.slice(-2)
  const rest = base.slice(0, -last.length)
  if (last === '্ল') return encodeLetters(rest, generation, written) + (generation === 'new' ? 'ø' : '\u00ad')
  return encodeLetters(rest, generation, written) + phala[last.replace('\u200d', '')]
}

/** ø and æ mean a conjunct of their own only where nothing is there that they could hang on. */
function ofGeneration(spelling: string[], generation: BijoyGeneration, written: string): string {
  const code = generation === 'old' ? spelling.at(-1)! : spelling[0]!
  const hangs = (code === 'ø' || code === 'æ') && /[K-Za-r`_^’‘—°-ÿ¡-§ª-¬\u00ad¿œŸú‹Œ¨©]$/u.test(written)
  return hangs ? spelling[0]! : code
}
