import type { WireAnswer } from '../../../../kit/exam/exam-types.ts'
import { recall, remember } from '../../../../kit/storage/storage.ts'

const name = 'question_of_the_day'

/** The same question may come again weeks later, and is then a new one to the reader. */
const storedForMs = 2 * 86_400_000

type StoredAnswer = { question: number; answer: WireAnswer; at: number }

export function storeAnswer(question: number, answer: WireAnswer, now: number): void {
  remember(name, JSON.stringify({ question, answer, at: now } satisfies StoredAnswer))
}

/** What this reader answered to this question today; undefined when nothing, or when somebody wrote nonsense there. */
export function storedAnswer(question: number, now: number): WireAnswer | undefined {
  try {
    const stored = JSON.parse(recall(name) ?? 'null') as Partial<StoredAnswer> | null
    if (stored?.question !== question || typeof stored.at !== 'number' || Math.abs(now - stored.at) > storedForMs)
      return undefined
    return isAnswer(stored.answer) ? stored.answer : undefined
  } catch {
    return undefined
  }
}

const isAnswer = (answer: unknown): answer is WireAnswer =>
  typeof answer === 'number' || (typeof answer === 'object' && answer !== null)
