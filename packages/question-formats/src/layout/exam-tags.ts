const exams =
  /bcs|বিসিএস|mbbs|bds|fcps|mrcp|mrcs|residency|রেসিডেন্সি|diploma|ডিপ্লোমা|মেডিকেল|ডেন্টাল|medical|dental|bsmmu|বিএসএমএমইউ|psc|পিএসসি|ঢাবি|রাবি|চবি|জাবি|জবি|\bdu\b|\bru\b|\bcu\b|\bju\b|plab|usmle|নার্সিং|nursing/i

/** A year, a session or the number of an exam. */
const occasion = /(?:19|20)\d\d|[১২][৯০][০-৯]{2}|[\d০-৯]{2}-[\d০-৯]{2}|[\d০-৯](?:তম|th|st|nd|rd)/i

const inBrackets = /\[([^[\]]{2,80})\]\s*$/
const inParentheses = /\(([^()]{2,60})\)\s*$/

/** `[৪৪তম BCS]`, `(MBBS 18-19)` at the end of a question say where it was asked: tags, not text. */
export function takeExamTags(text: string): { text: string; tags: string[] } {
  const tags: string[] = []
  let rest = text
  for (;;) {
    const square = inBrackets.exec(rest)
    const found = square ?? inParentheses.exec(rest)
    const said = found?.[1]
    if (!found || said === undefined || !isOccasion(said, square !== null)) return { text: rest.trim(), tags }
    tags.unshift(
      ...said
        .split(/[;,|]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    )
    rest = rest.slice(0, found.index)
  }
}

/** Parentheses hold other things too, so that they need the name of an exam. */
const isOccasion = (said: string, isSquare: boolean): boolean =>
  /[\d০-৯]/.test(said) && (exams.test(said) || (isSquare && occasion.test(said)))
