import type { Name } from './names.ts'

const isBengali = (text: string): boolean => /[\u0980-\u09ff]/.test(text)

/** Of a name its two forms, whichever of them its doctor registered with. */
function formsOf({ bengali: one, english: other }: Name): { bengali: string; english: string } {
  return isBengali(one) ? { bengali: one, english: other } : { bengali: other, english: one }
}

const title = /^(md|mst|মোঃ|মোসাঃ)\s+/i
const bare = (name: string): string => name.replace(title, '')
const reordered = (name: string): string => {
  const parts = bare(name).split(' ')
  return [parts.at(-1), ...parts.slice(0, -1)].join(' ')
}
/** The longest word of a name, mended. */
const inLongest = (name: string, mend: (word: string) => string): string => {
  const parts = bare(name).split(' ')
  const longest = parts.toSorted((a, b) => b.length - a.length)[0]!
  return parts.map((part) => (part === longest ? mend(part) : part)).join(' ')
}

/** Twenty ways in which a name comes through a telephone, and is typed by whoever hears it. */
export function spellingsOf(name: Name): string[] {
  const { bengali, english } = formsOf(name)
  const en = bare(english).toLowerCase()
  const bn = bare(bengali)
  return [
    // As it is, in both scripts, with and without what stands before it.
    bengali,
    english,
    `Dr. ${en}`,
    `Mohammad ${en}`,
    // The surname first.
    reordered(english),
    reordered(bengali),
    // Aspirates left out, and put in.
    en.replace(/([bdgjkpt])h/g, '$1'),
    en.replace(/([bdgkt])(?=[aeiou])/g, '$1h'),
    // Vowels: long for short, one for another.
    en.replaceAll('u', 'oo').replaceAll('i', 'ee'),
    en.replaceAll('a', 'o'),
    en.replace(/[aeiou](?=.)/g, (vowel) => ({ a: 'e', e: 'i', i: 'y', o: 'u', u: 'o' })[vowel] ?? vowel),
    // Letters that sound alike.
    en.replaceAll('z', 'j').replaceAll('v', 'bh').replaceAll('f', 'ph'),
    en.replaceAll('sh', 's').replaceAll('ch', 'c').replaceAll('q', 'k'),
    en.replace(/([lmnrst])\1/g, '$1').replaceAll('y', 'i'),
    en.replace(/([lmnrst])(?=[aeiou])/g, '$1$1'),
    // In Bengali: one s, n, i, u for another.
    bn.replaceAll('শ', 'স').replaceAll('ণ', 'ন').replaceAll('ী', 'ি').replaceAll('ূ', 'ু'),
    bn.replaceAll('স', 'শ').replaceAll('ি', 'ী').replaceAll('জ', 'য'),
    // Slips of the finger: a letter left out, two in the wrong order.
    inLongest(english.toLowerCase(), (word) => word.slice(0, 3) + word.slice(4)),
    inLongest(english.toLowerCase(), (word) => word.slice(0, 3) + word[4] + word[3] + word.slice(5)),
    // What was heard of it: the first letters of each word.
    en
      .split(' ')
      .map((word) => word.slice(0, Math.max(4, word.length - 2)))
      .join(' '),
  ]
}
