import { isDeepStrictEqual } from 'node:util'

export type Fields = Record<string, unknown>

/** Of two states of one thing, the fields that differ: what stood there, and what stands there now. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const pick = (from: Fields) =>
    Object.fromEntries(changed.filter((name) => name in from).map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}
