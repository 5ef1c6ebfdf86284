type Truth = 'T' | 'F'

export type StemVerdict = 'right' | 'wrong' | 'blank'

/** What was said of a true/false stem, by what is so; `either` after a correction that accepts both. Nothing is right by no key. */
export function stemVerdict(truth: Truth | 'either' | undefined, said: Truth | null | undefined): StemVerdict {
  if (said === undefined || said === null) return 'blank'
  return truth === 'either' || truth === said ? 'right' : 'wrong'
}
