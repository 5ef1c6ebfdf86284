import type { Marks } from '@prostuti/exam-rules'

/** A question that could have brought more marks. */
export type MissedQuestion = {
  readonly questionId: number
  readonly missed: Marks
  /** Its topic, or its subject where it has none. */
  readonly about: string
  /** The share of all examinees who got it right; null where too few sat it. */
  readonly facility: number | null
}

export type TopicToLearn = {
  readonly about: string
  readonly missed: Marks
  readonly questionIds: readonly number[]
}

const mostTopics = 3
/** Where nobody knows how hard a question is, every one counts alike. */
const unknownFacility = 0.5

/**
 * The topics that would bring most marks: what was missed, each question weighted by how many others got it right. What most know can be
 * learnt in an evening; what nobody knew costs weeks for the same mark. Equal ones stand in the order of the paper.
 */
export function chooseTopics(questions: readonly MissedQuestion[]): TopicToLearn[] {
  const topics = [...Map.groupBy(questions, ({ about }) => about)].map(([about, some]) => ({
    about,
    missed: some.reduce((sum, { missed }) => sum + missed, 0),
    learnable: some.reduce((sum, { missed, facility }) => sum + missed * clamp(facility ?? unknownFacility), 0),
    questionIds: some.map(({ questionId }) => questionId),
  }))
  return topics
    .filter(({ learnable }) => learnable > 0)
    .sort((one, other) => other.learnable - one.learnable)
    .slice(0, mostTopics)
    .map(({ learnable: _, ...topic }) => topic)
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
