import { type Bounds as Scope, hasNoBounds as seesAll } from '../staff/index.ts'

export type { Scope }
export { seesAll }

/** Members who see the same share one answer. */
export const scopeKey = ({ courseIds, branchIds }: Scope): string =>
  JSON.stringify([courseIds?.toSorted() ?? null, branchIds?.toSorted() ?? null])
