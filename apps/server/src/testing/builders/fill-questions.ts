import { type Tx, tables } from '@prostuti/db'
import { buildSubject } from './build-question.ts'

const { question, questionVersion } = tables

/** Numbers that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const onsets = [...'কগচজটডতদনপবমরলশসহ']
const vowels = ['', 'া', 'ি', 'ু', 'ে', 'ো']

/** As many words as a textbook uses, a few of them very often. */
export function createWriter(random: () => number, vocabulary = 4000) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const words = Array.from({ length: vocabulary }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(onsets) + pick(vowels)).join(''),
  )
  const word = () => words[Math.floor(random() ** 3 * words.length)]!
  const phrase = (count: number) => Array.from({ length: count }, word).join(' ')
  return {
    word,
    question: () => ({ text: `${phrase(14)}?`, parts: Array.from({ length: 4 }, () => phrase(3)) }),
  }
}

type Written = ReturnType<ReturnType<typeof createWriter>['question']>

const perInsert = 1000

/** Questions that say these things, in this order; their ids. */
export async function fillQuestions(tx: Tx, texts: readonly Written[]): Promise<number[]> {
  const { id: subjectId } = await buildSubject(tx)
  const ids: number[] = []
  for (let from = 0; from < texts.length; from += perInsert) {
    const some = texts.slice(from, from + perInsert)
    const made = await tx
      .insert(question)
      .values(some.map(() => ({ type: 'sba' as const, state: 'ready' as const, subjectId })))
      .returning({ id: question.id })
    await tx.insert(questionVersion).values(
      some.map(({ text, parts }, at) => ({
        questionId: made[at]!.id,
        version: 1,
        text: { bn: text },
        parts: parts.map((part, place) => ({ id: place + 1, text: { bn: part } })),
        key: { type: 'sba' as const, options: [1] },
      })),
    )
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}
