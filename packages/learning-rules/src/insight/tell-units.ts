import { type Answer, type AnswerKey, type AnswerStep, type PaperQuestion, stemVerdict } from '@prostuti/exam-rules'

/** An option's number, or what was said of a stem. */
type Choice = number | 'T' | 'F'

/** What became of one choice: of a question with options, or of one true/false stem. */
export type UnitStory = {
  readonly questionId: number
  /** The stem; null where the question is one choice. */
  readonly partId: number | null
  readonly first: Choice
  /** What stood at the end; null where it was taken back. */
  readonly stood: Choice | null
  /** The step that made it stand so. */
  readonly stoodBy: AnswerStep
}

type Draft = { -readonly [Name in keyof UnitStory]: UnitStory[Name] }

/** Follows every choice through the steps, which come in the order in which they were chosen. What was never answered has no story. */
export function tellUnits(questions: readonly PaperQuestion[], steps: readonly AnswerStep[]): UnitStory[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const stories = new Map<string, Draft>()
  for (const step of steps) {
    const question = byId.get(step.questionId)
    if (question === undefined) continue
    for (const partId of partsOf(question)) tell(stories, step, partId, choiceIn(step.answer, partId))
  }
  return [...stories.values()]
}

function tell(stories: Map<string, Draft>, step: AnswerStep, partId: number | null, said: Choice | null): void {
  const name = `${step.questionId} ${partId}`
  const known = stories.get(name)
  if (known === undefined) {
    if (said !== null)
      stories.set(name, { questionId: step.questionId, partId, first: said, stood: said, stoodBy: step })
  } else if (known.stood !== said) {
    known.stood = said
    known.stoodBy = step
  }
}

const partsOf = ({ type, parts }: PaperQuestion): (number | null)[] =>
  type === 'sba' ? [null] : parts.map(({ id }) => id)

function choiceIn(answer: Answer, partId: number | null): Choice | null {
  if (answer.type === 'sba') return answer.option
  return partId === null ? null : (answer.stems[partId] ?? null)
}

export function isRight(key: AnswerKey, { partId }: Pick<UnitStory, 'partId'>, said: Choice): boolean {
  if (typeof said === 'number') return key.type === 'sba' && key.options.includes(said)
  return key.type === 'mcq' && partId !== null && stemVerdict(key.stems[partId], said) === 'right'
}
