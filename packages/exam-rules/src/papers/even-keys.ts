import type { AnswerKey } from '../questions/question-types.ts'
import { seededIntegers } from '../shuffle/seeded-integers.ts'
import { shuffle } from '../shuffle/shuffle.ts'

/** A question with its key, as a paper that is printed needs it. Never leaves the server. */
export type KeyedQuestion = {
  readonly id: number
  readonly section: string
  readonly parts: readonly { readonly id: number }[]
  readonly fixedOrder?: boolean
  readonly key: AnswerKey
}

/**
 * An order of options for every single-choice question, such that each position is right about equally often. A question whose order
 * is fixed keeps it, and counts. True/false questions are left as they are: each of their stems has its own truth.
 */
export function evenKeys(questions: readonly KeyedQuestion[], seed: number): Record<number, number[]> {
  const integerBelow = seededIntegers(seed)
  const counts = keyPositions(questions.filter(({ fixedOrder }) => fixedOrder))
  const orders: Record<number, number[]> = {}
  const free = questions.filter(({ key, fixedOrder }) => key.type === 'sba' && !fixedOrder)
  for (const { id, parts, key } of shuffle(free, integerBelow)) {
    const right = rightPart(key)
    const others = shuffle(
      parts.map((part) => part.id).filter((part) => part !== right),
      integerBelow,
    )
    const least = Math.min(...parts.map((_, at) => counts[at] ?? 0))
    const open = parts.flatMap((_, at) => ((counts[at] ?? 0) === least ? [at] : []))
    const at = open[integerBelow(open.length)]!
    counts[at] = least + 1
    orders[id] = right === undefined ? others : others.toSpliced(at, 0, right)
  }
  return orders
}

/** How often each position is right, the first one first; `orders` where a question's parts stand otherwise than it says. */
export function keyPositions(
  questions: readonly KeyedQuestion[],
  orders: Readonly<Record<number, readonly number[]>> = {},
): number[] {
  const counts: number[] = []
  for (const { id, parts, key } of questions) {
    if (key.type !== 'sba') continue
    const order = orders[id] ?? parts.map((part) => part.id)
    for (const at of order.keys()) counts[at] ??= 0
    const at = order.indexOf(rightPart(key) ?? 0)
    if (at >= 0) counts[at]! += 1
  }
  return counts
}

/** Where a correction accepts several, the first stands for them. */
const rightPart = (key: AnswerKey): number | undefined => (key.type === 'sba' ? key.options[0] : undefined)
