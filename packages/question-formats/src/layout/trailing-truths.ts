const trailing = /[\s([{–-]{1,4}([Tt]rue|[Ff]alse|TRUE|FALSE|T|F|সত্য|মিথ্যা|স|মি)[)\]}।.]{0,2}$/

type Truth = 'T' | 'F'

/**
 * `(T)`, `F`, `সত্য` at the end of the stems of a true/false question are its key. Only if all of them end so: one alone may be a
 * word like any other.
 */
export function takeTrailingTruths(parts: string[]): { parts: string[]; truths: Truth[] } | null {
  if (parts.length < 2) return null
  const found = parts.map((part) => trailing.exec(part))
  if (!found.every((match) => match !== null)) return null
  return {
    parts: parts.map((part, index) => part.slice(0, found[index]!.index).trim()),
    truths: found.map((match) => (/^(?:t|সত্য|স)/i.test(match[1]!) ? 'T' : 'F')),
  }
}
