import type { MarkablePaper } from '../marking/mark-attempt.ts'
import type { Question } from '../questions/question.ts'
import type { Answer, AnswerKey } from '../questions/question-types.ts'
import type { RulePack, RuleSection } from '../rule-packs/rule-pack.ts'
import { snapshotPack } from '../rule-packs/snapshot-pack.ts'

export type BuiltPaper = Omit<MarkablePaper, 'questions'> & { readonly questions: readonly Question[] }

/** A paper exactly as its pack wants it. Sections that leave the number open get `open` questions. */
export function buildPaper(pack: RulePack, open = 10): BuiltPaper {
  const questions = pack.sections.flatMap((section) =>
    Array.from({ length: section.questions ?? open }, (_, index) => ({ section, index })),
  )
  const built = questions.map(({ section, index }, nth) => buildQuestion(nth + 1, section, index))
  return { rules: snapshotPack(pack), questions: built, keys: new Map(built.map(({ id, key }) => [id, key])) }
}

/** Keys vary with the position, so that a test cannot pass by always ticking the same part. */
function buildQuestion(id: number, section: RuleSection, index: number): Question {
  const ids = Array.from({ length: section.parts ?? 4 }, (_, part) => part + 1)
  const key: AnswerKey =
    section.type === 'sba'
      ? { type: 'sba', options: [1 + (index % ids.length)] }
      : { type: 'mcq', stems: Object.fromEntries(ids.map((part) => [part, (index + part) % 2 ? 'T' : 'F'])) }
  return {
    id,
    type: section.type,
    section: section.key,
    subject: `subject ${id % 3}`,
    text: `Question ${id}`,
    parts: ids.map((part) => ({ id: part, text: `Part ${part}` })),
    key,
    explanation: `Because of ${id}`,
  }
}

/** The answer that gets everything right. */
export function rightAnswer(key: AnswerKey): Answer {
  if (key.type === 'sba') return { type: 'sba', option: key.options[0]! }
  const stems = Object.entries(key.stems).map(([id, truth]) => [id, truth === 'F' ? 'F' : 'T'])
  return { type: 'mcq', stems: Object.fromEntries(stems) }
}

/** The answer that gets everything wrong. */
export function wrongAnswer(key: AnswerKey): Answer {
  if (key.type === 'sba') return { type: 'sba', option: [1, 2, 3, 4].find((id) => !key.options.includes(id))! }
  const stems = Object.entries(key.stems).map(([id, truth]) => [id, truth === 'F' ? 'T' : 'F'])
  return { type: 'mcq', stems: Object.fromEntries(stems) }
}
