const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plainOf = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,4}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  )

/** What stands in each element of this name, in order. The answers of a store repeat no name inside itself. */
export function elementsOf(xml: string, name: string): string[] {
  const found: string[] = []
  const [opening, closing] = [`<${name}>`, `</${name}>`]
  for (let at = xml.indexOf(opening); at !== -1; at = xml.indexOf(opening, at)) {
    const from = at + opening.length
    const to = xml.indexOf(closing, from)
    if (to === -1) break
    found.push(xml.slice(from, to))
    at = to
  }
  return found
}

export const textOf = (xml: string, name: string): string | undefined => {
  const [first] = elementsOf(xml, name)
  return first === undefined ? undefined : plainOf(first)
}

/** The code of an `<Error>`, which may also come with status 200. */
export function errorIn(xml: string): string | undefined {
  const at = xml.indexOf('<Error>')
  return at === -1 ? undefined : (textOf(xml.slice(at), 'Code') ?? 'Unknown')
}
