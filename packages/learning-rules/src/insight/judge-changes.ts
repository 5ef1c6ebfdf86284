import type { AnswerKey } from '@prostuti/exam-rules'
import { isRight, type UnitStory } from './tell-units.ts'

export type Changes = {
  /** Choices that ended as another than they began. */
  readonly changed: number
  /** From wrong to right. */
  readonly helped: number
  /** From right to wrong. */
  readonly hurt: number
}

/** Whether what stood at the end is another choice than the first one. One that was taken back is none at all. */
export const isChanged = (story: UnitStory): story is ChangedStory =>
  story.stood !== null && story.stood !== story.first

type ChangedStory = UnitStory & { readonly stood: NonNullable<UnitStory['stood']> }

/** What second thoughts did. Where a correction no longer asks what was answered, nothing can be said. */
export function judgeChanges(stories: readonly UnitStory[], keys: ReadonlyMap<number, AnswerKey>): Changes {
  let [changed, helped, hurt] = [0, 0, 0]
  for (const story of stories) {
    const key = keys.get(story.questionId)
    if (key === undefined || key.grace || !isChanged(story)) continue
    const [before, after] = [isRight(key, story, story.first), isRight(key, story, story.stood)]
    changed += 1
    helped += Number(!before && after)
    hurt += Number(before && !after)
  }
  return { changed, helped, hurt }
}
