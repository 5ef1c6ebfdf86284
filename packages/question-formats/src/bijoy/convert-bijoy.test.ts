import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conjuncts, encodeBijoy } from '../testing/encode-bijoy.ts'
import { convertBijoy } from './convert-bijoy.ts'

const readPairs = (name: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(`../testing/${name}.json`, import.meta.url), 'utf8')))
const convert = (text: string) => convertBijoy(text).text
const nfc = (text: string) => text.normalize('NFC')

describe('words of both generations of the font', () => {
  test.each([
    ['bijoy-words', 559],
    ['bijoy-words-old', 75],
  ])('converts every word of %s without a problem', (name, count) => {
    const pairs = readPairs(name)
    expect(pairs).toHaveLength(count)
    const wrong = pairs.filter(
      ([before, after]) => convert(before) !== after || convertBijoy(before).problems.length > 0,
    )
    expect(wrong).toEqual([])
  })

  /** What is typed before and after the letters. */
  const around = [
    ['', '', ''],
    ['া', '', 'v'],
    ['ি', 'w', ''],
    ['ী', '', 'x'],
    ['ে', '‡', ''],
    ['ৈ', 'ˆ', ''],
    ['ো', '†', 'v'],
    ['ৌ', '‡', 'Š'],
  ]

  test('converts every spelling of every conjunct, with every vowel sign', () => {
    for (const [shown, spellings] of Object.entries(conjuncts)) {
      const signs = /[ুৃূ]$/.test(shown) ? around.slice(0, 1) : around
      for (const spelling of spellings) {
        for (const [sign, pre, post] of signs) {
          const expected = { text: nfc(`কা${shown}${sign}ন`), problems: [] }
          expect(convertBijoy(`Kv${pre}${spelling}${post}b`), spelling).toEqual(expected)
        }
      }
    }
  })
})

describe('what was written comes back', () => {
  const signs = ['', '', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ']
  const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ড়', 'ঢ়', 'য়']
  const joined = Object.keys(conjuncts).filter((text) => !/[ুৃূ]$/.test(text))
  const syllable = fc.record({
    base: fc.oneof(fc.constantFrom(...consonants), fc.constantFrom(...joined)),
    reph: fc.boolean(),
    ya: fc.nat(5),
    sign: fc.constantFrom(...signs),
    candra: fc.nat(8),
    mark: fc.constantFrom('', '', '', '', 'ং', 'ঃ'),
  })
  type Syllable = typeof syllable extends fc.Arbitrary<infer T> ? T : never
  const word = fc
    .tuple(
      fc.constantFrom('', 'অ', 'আ', 'ই', 'উ', 'এ', 'ক', 'প', 'ব', 'উৎ', 'আঁ', 'র‍্যা'),
      fc.array(syllable, { minLength: 1, maxLength: 5 }),
    )
    .map(([start, syllables]) => nfc(start + syllables.map(write).join('')))
    // ণ্ড begins no word: there its code is a dash. Three থ would be a blank to fill in.
    .filter((text) => !/^(?:র্)?ণ্ড/.test(text) && !text.startsWith('খক্ষ') && !text.includes('থথথ'))

  function write({ base, reph, ya, sign, candra, mark }: Syllable) {
    const isRa = base === 'র'
    const joins = ya === 0 && !base.endsWith('্য')
    const body = (reph && !isRa ? 'র্' : '') + base + (joins ? (isRa ? '\u200d্য' : '্য') : '')
    return body + sign + (candra === 0 ? 'ঁ' : '') + mark
  }

  test.each(['new', 'old'] as const)('of random words in the %s spelling', (generation) => {
    fc.assert(
      fc.property(word, fc.nat(5), (text, choice) => {
        expect(convertBijoy(encodeBijoy(text, generation, choice))).toEqual({ text, problems: [] })
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 1000) },
    )
  })
})

describe('codes that need their neighbours', () => {
  test.each([
    [
      'reph before or after the sign, before or after ya-phala',
      'eZx© eZ©x A‡N©¨ A‡N¨© KZ…©K',
      'বর্তী বর্তী অর্ঘ্যে অর্ঘ্যে কর্তৃক',
    ],
    ['signs around the letters', '‡Kv ‡KŠ †KuvP ZuvK ZvuK', 'কো কৌ কোঁচ তাঁক তাঁক'],
    ['a finger that stayed on the key', 'Kyy Kvv ‡‡K Kyz', 'কু কা কে কু'],
    ['অ with আ-কার and ya-phala', 'Avg A¨vwmW G¨vwmW', 'আম অ্যাসিড এ্যাসিড'],
    ['র with ya-phala is no reph', 'i¨ve m~h©', 'র‍্যাব সূর্য'],
    ['a hasanta that is seen', 'evK&kw³ D`&‡eM w`K&', 'বাক্‌শক্তি উদ্‌বেগ দিক্'],
    ['visarga behind a letter, colon elsewhere', 'DËit DËi t 5t (K)t `ytL', 'উত্তরঃ উত্তর : ৫: (ক): দুঃখ'],
    ['blanks to fill in', 'Kv____ ___ K_v __', 'কা____ ___ কথা থথ'],
    ['straight quotes for typographic ones', `¯'vb Ae¯'v D"P B"Qv "K" K'i`, 'স্থান অবস্থা উচ্চ ইচ্ছা "ক" ক\'র'],
    ['quotes of both kinds', 'Òevsjv‡`kÓ ÔKÕ “K” ‘L’', '“বাংলাদেশ” ‘ক’ “ক” ‘খ’'],
    ['dashes', '1990—95 K — L 5 Ð 6 KÑL 10 − 5 K – L', '১৯৯০—৯৫ ক — খ ৫ - ৬ ক–খ ১০ − ৫ ক – খ'],
    ['ellipsis or ৃ', 'K…wl AZtci… nq… …', 'কৃষি অতঃপরৃ হয়… …'],
    ['bullet or ঙ', '• KjKvZv A•K', '• কলকাতা অঙ্ক'],
    ['soft hyphen or ্ল', 'c­vRgv evsjv­', 'প্লাজমা বাংলা'],
    ['minus or ্ল', 'c−vRgv', 'প্লাজমা'],
    ['ড়্গ and ক্ষ', 'Lÿ iÿv Lvÿ', 'খড়্গ রক্ষা খাক্ষ'],
    ['ু under র and ম্ন', 'iæ wbæ ïiæ i“ åæ cÖæd kÖæwZ', 'রু নিম্ন শুরু রু ভ্রু প্রুফ শ্রুতি'],
    ['্ণ and ্ন by è', 'welYè Aciv‡nè Zx¶è Zxÿè', 'বিষণ্ণ অপরাহ্ণে তীক্ষ্ণ তীক্ষ্ণ'],
    ['ু by a dash between letters', 'K–gvi', 'কুমার'],
    ['punctuation and digits', 'nq| nq\\ 1971-72, (10%) $5 [K]; GK/`yB?', 'হয়। হয়॥ ১৯৭১-৭২, (১০%) ৳৫ [ক]; এক/দুই?'],
    ['a vowel sign between the halves of a conjunct', '¯‡^‡`k ¯w^', 'স্বেদেশ স্বি'],
  ])('%s', (_, before, after) => expect(convert(before)).toBe(nfc(after)))

  test('reads the disguises of one code', () => {
    expect(convert('\uf077\uf04b')).toBe('কি')
    expect(convert('\u0087Kvb\u00a0\u0099\u00a2')).toBe(nfc('কোন দ্ভ'))
    expect(convert('\u03bcq')).toBe(nfc('ক্রয়'))
    expect(convert('\u02c9^v')).toBe(nfc('স্বা'))
    expect(convert('c\u2010vRgv')).toBe(nfc('প্লাজমা'))
  })

  test('keeps spaces, line breaks and empty lines', () => {
    expect(convert('K  L\t\n\nM ')).toBe('ক  খ\t\n\nগ ')
  })

  test('leaves what is Unicode already, and signs of no Bijoy font', () => {
    expect(convertBijoy('বাংলা α → ✓')).toEqual({ text: 'বাংলা α → ✓', problems: [] })
  })
})

describe('what cannot be read', () => {
  test.each([
    ['a code without a glyph', 'K€', 'ক€', 'unknown', '€'],
    ['a sign that hangs on nothing', '5v', '৫v', 'unknown', 'v'],
    ['half of a conjunct', 'evs¯ Kv', 'বাংস্ কা', 'unsure', '¯'],
    ['a sign before no letter', '†-Kvi', 'ে-কার', 'unsure', '†'],
    ['two vowel signs on one letter', 'wKx', 'কিী', 'unsure', 'wKx'],
    ['a vowel sign under a vowel', 'By', 'ইু', 'unsure', 'By'],
    ['a dash that may be ড়', 'evwo—Ni', 'বাড়িড়ঘর', 'unsure', '—'],
    ['a range that may be a word', 'K–M', 'কুগ', 'unsure', '–'],
    ['an ellipsis that may be ৃ', 'ci…', 'পরৃ', 'unsure', '…'],
    ['reph over nothing', '© K', '© ক', 'unknown', '©'],
  ])('is named: %s', (_, before, text, kind, raw) => {
    const converted = convertBijoy(before)
    expect(converted.text).toBe(nfc(text))
    expect(converted.problems).toEqual([expect.objectContaining({ kind, raw })])
  })
})
