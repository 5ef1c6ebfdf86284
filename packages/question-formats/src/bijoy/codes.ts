/**
 * What a character of Bijoy text is a picture of. `first` ends in hasanta and waits for the letter below it, `second` begins with
 * hasanta and hangs on the letter before it, `pre` is drawn before the letters it is spoken after.
 */
type CodeKind =
  | 'vowel'
  | 'consonant'
  | 'mark'
  | 'digit'
  | 'pre'
  | 'post'
  | 'reph'
  | 'hasanta'
  | 'candra'
  | 'first'
  | 'second'
  | 'punctuation'

export type Code = { kind: CodeKind; text: string }

/** Codes that mean the same wherever they stand, the code first and then what it shows. Those that need their neighbours are in `in-context.ts`. */
const table: Record<CodeKind, string> = {
  vowel: 'Aঅ Bই Cঈ Dউ Eঊ Fঋ Gএ Hঐ Iও Jঔ',
  consonant:
    'Kক Lখ Mগ Nঘ Oঙ Pচ Qছ Rজ Sঝ Tঞ Uট Vঠ Wড Xঢ Yণ Zত _থ `দ aধ bন cপ dফ eব fভ gম hয iর jল kশ lষ mস nহ oড় pঢ় qয় rৎ ' +
    '°ক্ক ±ক্ট ²ক্ষ্ম ³ক্ত ´ক্ম µক্র ¶ক্ষ ·ক্স ¸গু ¹গ্গ ºগ্দ »গ্ধ ¼ঙ্ক ½ঙ্গ ¾জ্জ Àজ্ঝ Áজ্ঞ Âঞ্চ Ãঞ্ছ Äঞ্জ Åঞ্ঝ Æট্ট Çড্ড Èণ্ট Éণ্ঠ Êণ্ড ' +
    'Ëত্ত Ìত্থ Îত্র Ïদ্দ ×দ্ধ Øদ্ব Ùদ্ম Úন্ঠ Ûন্ড Üন্ধ Ýন্স Þপ্ট ßপ্ত àপ্প áপ্স âব্জ ãব্দ äব্ধ åভ্র çম্ফ éল্ক êল্গ ëল্ট ìল্ড íল্প îল্ফ ïশু ðশ্চ ñশ্ছ ' +
    'òষ্ণ óষ্ট ôষ্ঠ õষ্ফ öস্খ ÷স্ট ùস্ফ ûহু üহৃ ýহ্ন þহ্ম',
  mark: 'sং',
  digit: '0০ 1১ 2২ 3৩ 4৪ 5৫ 6৬ 7৭ 8৮ 9৯',
  pre: 'wি †ে ‡ে ˆৈ ‰ৈ',
  post: 'vা xী yু zু ~ূ ‚ূ ƒূ „ৃ Šৗ',
  reph: '©র্',
  hasanta: '&্',
  candra: 'uঁ',
  first: '¤ম্ ®ষ্ ¯স্ šন্ ›ন্ ˜দ্ ™দ্',
  second: '^্ব ¡্ব ¦্ব Ÿ্ব ¢্ভ £্ভ্র ¥্ম §্ম ¨্য ª্র «্র Ö্র ¬্ল ¿্ত্র œ্ন ú্প ‹্ক Œ্ক্র',
  punctuation: '|। \\॥ $৳ Ñ– Ò“ Ó” Ô‘ Õ’',
}

export const codes: ReadonlyMap<string, Code> = new Map(
  Object.entries(table).flatMap(([kind, list]) =>
    list.split(' ').map((entry): [string, Code] => [entry[0]!, { kind: kind as CodeKind, text: entry.slice(1) }]),
  ),
)

/** What the font has no glyph for: it was never seen by whoever typed it, or it came from elsewhere. */
export const withoutGlyph = /[€\u0081\u008dŽ\u008f\u0090\u009dž]/

/** Codes whose meaning needs their neighbours and that are letters whichever it is. */
const alwaysLetters = 'Íæøÿè'

/** Whether a character belongs to a word, as Bijoy writes words. */
export function isLetterCode(character: string | undefined): boolean {
  if (character === undefined) return false
  const kind = codes.get(character)?.kind
  return kind === undefined
    ? alwaysLetters.includes(character) || character === 't'
    : kind !== 'digit' && kind !== 'punctuation'
}
