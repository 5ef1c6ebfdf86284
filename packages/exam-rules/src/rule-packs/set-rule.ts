import type { Name } from './rule-pack.ts'

/** How several papers are passed together. */
export type SetRule = {
  readonly key: string
  readonly name: Name
  /** The rule pack of each paper of the set. */
  readonly packKey: string
  readonly papers: number
  /** Asked of every paper. */
  readonly passPercent: number
  /** So many papers may fall short down to `percent`, if the whole set reaches `totalPercent`. */
  readonly tolerated: { readonly papers: number; readonly percent: number; readonly totalPercent: number }
}
