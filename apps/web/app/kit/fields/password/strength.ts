import { normalizePhone } from '@prostuti/text/phone'
import { searchKey } from '@prostuti/text/search-key'

/** How long a guesser would need, in five words. The server has the last word: it knows the commonest passwords. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

const shortest = 8

/** Rough bits: distinct characters count fully, repetitions and runs (1234, abcd) hardly. `known` is what a stranger knows of the owner. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  if ([...password].length < shortest) return 'short'
  if (normalizePhone(password)) return 'weak'
  const bits = surprises(searchKey(withoutKnown(password, known))) * Math.log2(alphabetOf(password))
  if (bits < 36) return 'weak'
  if (bits < 52) return 'fair'
  return bits < 72 ? 'good' : 'strong'
}

/** A known word counts as one character: whoever guesses tries it whole. */
function withoutKnown(password: string, known: readonly string[]): string {
  const words = known.flatMap((text) => text.split(/[\s@.]+/)).filter((word) => word.length >= 3)
  return words.reduce((rest, word) => rest.replaceAll(new RegExp(escaped(word), 'giu'), '*'), password)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const habits = /password|passw0rd|qwerty|asdfgh|zxcvbn|iloveyou|bangladesh|doctor|dhaka|welcome|admin|পাসওয়ার্ড|বাংলাদেশ/g

/** Characters that could not be foretold from the ones before. */
function surprises(text: string): number {
  const plain = [...text.replace(habits, '*')]
  const seen = new Set<string>()
  let count = 0
  for (const [position, letter] of plain.entries()) {
    const step = (letter.codePointAt(0) ?? 0) - (plain[position - 1]?.codePointAt(0) ?? -9)
    const foretold = position > 0 && Math.abs(step) <= 1
    count += foretold ? 0.2 : seen.has(letter) ? 0.6 : 1
    seen.add(letter)
  }
  return count
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9০-৯]/, 10],
    [/[\u0980-\u09ff]/, 50],
    [/[^\p{L}\p{M}\p{N}]/u, 20],
  ]
  return Math.max(
    10,
    kinds.reduce((size, [kind, letters]) => size + (kind.test(password) ? letters : 0), 0),
  )
}
