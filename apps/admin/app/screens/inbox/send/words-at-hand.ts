type Named = { id: number; name: string }

/** What is typed after a slash that begins the answer: the way to the canned answers. */
export const cannedTyped = (text: string): string | undefined => /^\/(\S*)$/u.exec(text)?.[1]

/** A canned answer takes the place of the slash that called it; behind words that are written already it is a paragraph of its own. */
export const withCanned = (text: string, answer: string): string =>
  text.trim() === '' || cannedTyped(text) !== undefined ? answer : `${text.trimEnd()}\n\n${answer}`

/** The same with an @ at its end, for a name to follow. */
export const withMention = (text: string): string => {
  if (mentionTyped(text) === '') return text
  return text === '' || /\s$/u.test(text) ? `${text}@` : `${text} @`
}

/** What is typed after the last @ of a note: the way to a colleague's name. */
export const mentionTyped = (text: string): string | undefined => /(?:^|\s)@(\S*)$/u.exec(text)?.[1]

/** Who is called in a note. Of two names that begin alike the longer one is meant. */
export function calledIn(text: string, members: readonly Named[]): number[] {
  let rest = text
  return members
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      if (!rest.includes(`@${name}`)) return false
      rest = rest.replaceAll(`@${name}`, ' ')
      return true
    })
    .map(({ id }) => id)
}
