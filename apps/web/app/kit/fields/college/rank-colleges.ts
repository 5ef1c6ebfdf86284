import { looseKey, searchKey } from '@prostuti/text/search-key'

type College = { name: string; search: string }

/** What fits the typed words, best first; with nothing typed, all of them in their own order. */
export function rankColleges<C extends College>(colleges: readonly C[], typed: string): C[] {
  const words = searchKey(typed)
    .split(/[\s,.-]+/)
    .filter(Boolean)
  if (words.length === 0) return [...colleges]
  return colleges
    .map((college) => ({ college, rank: rankOf(college, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ college }) => college)
}

/** 4: the name begins so, 3: each word begins a word, 2: found inside words, 1: found when spellings are folded, 0: not. */
function rankOf({ name, search }: College, words: string[]): number {
  const key = ` ${searchKey(search)} ${searchKey(name)}`.replace(/[\s,.()-]+/g, ' ')
  if (words.every((word) => key.includes(` ${word}`))) return searchKey(name).startsWith(words.join(' ')) ? 4 : 3
  if (words.every((word) => key.includes(word))) return 2
  const loose = looseKey(key)
  return words.every((word) => loose.includes(looseKey(word))) ? 1 : 0
}
