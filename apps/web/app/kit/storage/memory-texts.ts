/** What `localStorage` is, or a map in memory that looks like it. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** For as long as the page lives. */
export function createMemoryTexts(): Texts {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
    removeItem: (name) => void texts.delete(name),
  }
}
