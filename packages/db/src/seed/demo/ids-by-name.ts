/** The id that a demo row got, by the name with which the demo calls it. */
export type IdOf<Name extends string = string> = (name: Name) => number

export const idsByName =
  <Name extends string>(what: string, ids: ReadonlyMap<Name, number>): IdOf<Name> =>
  (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`no demo ${what} is called ${name}`)
    return id
  }
