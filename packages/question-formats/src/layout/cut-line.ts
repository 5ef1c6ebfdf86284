import { cutSlice, type Prepared, type Slice, sliceText, wholeLine } from './layout-line.ts'
import { findWord, readWord } from './words.ts'

/** `ঘ) প্লীহা  উত্তর: খ  ব্যাখ্যা: …` is three lines on one. */
export function cutLine<P>(line: Prepared<P>): Slice<P>[] {
  const whole = wholeLine(line)
  const kind = readWord(line.text)?.kind
  const [before, answer] = cutAt(whole, 'answer', kind === undefined)
  const [answered, explained] = cutAt(answer ?? before, 'explanation', answer !== null || kind === 'answer')
  const [explanation, reference] = cutAt(explained ?? answered, 'reference', explained !== null || kind !== undefined)
  const last = explained ? [answered, explanation] : [explanation]
  const pieces = [...(answer ? [before] : []), ...last, reference]
  return pieces.filter((piece) => piece !== null).map(withoutBrackets)
}

function cutAt<P>(
  slice: Slice<P>,
  kind: 'answer' | 'explanation' | 'reference',
  isWanted: boolean,
): [Slice<P>, Slice<P> | null] {
  const at = isWanted ? findWord(kind, sliceText(slice)) : null
  if (at === null || at === 0) return [slice, null]
  return [cutSlice(slice, slice.from, slice.from + at), cutSlice(slice, slice.from + at)]
}

/** `[Ans: B]` */
function withoutBrackets<P>(slice: Slice<P>): Slice<P> {
  const text = sliceText(slice)
  const isWrapped = /^\s*[[(](?:সঠিক|উ|ans|correct|ব্যাখ্যা|exp|ref|সূত্র|তথ্য)/i.test(text) && /[\])]\s*$/.test(text)
  return isWrapped ? cutSlice(slice, slice.from, slice.from + text.trimEnd().length - 1) : slice
}
