type Named = { id: number; name: string }

/** What is typed after a slash that begins the answer: the way to the canned answers. */
export const cannedTyped = (text: string): string | undefined => /^\/(\S*)$/u.exec(text)?.[1]

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
