let segmenter: Intl.Segmenter | undefined

/** The first `max` letters as a reader counts them, with … when something was cut. Never splits a conjunct such as ক্ষ. */
export function cutGraphemes(text: string, max: number): string {
  const letters = splitGraphemes(text)
  if (letters.length <= max) return text
  return `${letters.slice(0, Math.max(0, max)).join('').trimEnd()}…`
}

/** The letters as a reader counts them: `ক্ষত্রিয়` is three. */
export function splitGraphemes(text: string): string[] {
  const letters: string[] = []
  for (const part of roughParts(text)) {
    const last = letters.at(-1)
    // Engines older than Unicode 15.1 split after a hasanta; joining here makes every phone agree with the server.
    if (last !== undefined && /\u09cd\u200d?$/.test(last) && /^[\u0995-\u09b9\u09dc-\u09df]/.test(part)) {
      letters[letters.length - 1] = last + part
    } else {
      letters.push(part)
    }
  }
  return letters
}

function roughParts(text: string): string[] {
  // Firefox has the segmenter only since 2024; without it, a letter and the marks after it are near enough.
  if (typeof Intl.Segmenter !== 'function') return text.match(/\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gsu) ?? []
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
