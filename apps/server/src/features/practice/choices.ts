import type { BodyOf, makePractice } from '@prostuti/contract'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'

type Wire = BodyOf<typeof makePractice>

export const fromWire = ({ subject_ids, topic_ids, types, source, size, mode, pack }: Wire): PracticeChoices => ({
  subjectIds: [...new Set(subject_ids)],
  topicIds: [...new Set(topic_ids)],
  types: [...new Set(types)],
  ...{ source, size, mode },
  pack: mode === 'timed' ? pack : null,
})

export const onWire = ({ subjectIds, topicIds, types, source, size, mode, pack }: PracticeChoices): Wire => ({
  subject_ids: [...subjectIds],
  topic_ids: [...topicIds],
  types: [...types],
  ...{ source, size, mode, pack },
})
