import { type Answer, type AnswerKey, type PaperQuestion, stemVerdict } from '@prostuti/exam-rules'

type StemTally = { readonly right: number; readonly wrong: number; readonly blank: number }

/** True/false stems by what is so. */
export type Stems = { readonly true: StemTally; readonly false: StemTally }

/** How stems went that are true, and those that are false; null where the paper has none. One that counts either way tells nothing. */
export function readStems(
  questions: readonly PaperQuestion[],
  keys: ReadonlyMap<number, AnswerKey>,
  answers: ReadonlyMap<number, Answer>,
): Stems | null {
  const tally = { T: { right: 0, wrong: 0, blank: 0 }, F: { right: 0, wrong: 0, blank: 0 } }
  let asked = 0
  for (const { id, type } of questions) {
    const [key, answer] = [keys.get(id), answers.get(id)]
    if (type !== 'mcq' || key?.type !== 'mcq' || key.grace) continue
    for (const [part, truth] of Object.entries(key.stems)) {
      if (truth === 'either') continue
      const said = answer?.type === 'mcq' ? answer.stems[Number(part)] : undefined
      asked += 1
      tally[truth][stemVerdict(truth, said)] += 1
    }
  }
  return asked === 0 ? null : { true: tally.T, false: tally.F }
}
