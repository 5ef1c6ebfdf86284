import type { MarkRule, MarkState, QuestionMark } from './mark-rule.ts'

type Units = { right: number; wrong: number; blank: number }

/** Counted units → marks. `units` are what the question type saw: one for a single choice, one per stem otherwise. */
export function markUnits(units: Units, rule: MarkRule): QuestionMark {
  const counted = rule.unit === 'stem' ? units : asOneUnit(units)
  const earned = counted.right * rule.right
  const penalty = counted.wrong * rule.wrong
  const lost = rule.floorAtZero ? Math.min(penalty, earned) : penalty
  const outOf = (counted.right + counted.wrong + counted.blank) * rule.right
  return { state: stateOf(units), marks: earned - lost, outOf, lost, ...counted }
}

/**
 * Marked as a whole, a question of several stems is right when every stem is, and wrong as soon as one is. Stems left
 * blank beside right ones are no mistake: such a question earns nothing and costs nothing.
 */
function asOneUnit({ right, wrong, blank }: Units): Units {
  if (wrong > 0) return { right: 0, wrong: 1, blank: 0 }
  return blank > 0 || right === 0 ? { right: 0, wrong: 0, blank: 1 } : { right: 1, wrong: 0, blank: 0 }
}

function stateOf({ right, wrong, blank }: Units): MarkState {
  if (right === 0) return wrong === 0 ? 'blank' : 'wrong'
  return wrong === 0 && blank === 0 ? 'correct' : 'partial'
}
