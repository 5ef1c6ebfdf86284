import type { Fault } from '@prostuti/question-formats'

type Judged = { faults: readonly Fault[]; similar: readonly unknown[] }

/** What becomes of a row that nobody left out. */
export function stateOf({ faults, similar }: Judged): 'ready' | 'look' | 'cannot' {
  if (faults.some(({ weight }) => weight === 'cannot')) return 'cannot'
  return faults.length > 0 || similar.length > 0 ? 'look' : 'ready'
}
