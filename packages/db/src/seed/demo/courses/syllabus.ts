import type { SyllabusPart } from '../../../tables/index.ts'
import { type Part, topicText } from '../topics/part.ts'

/** The syllabus on a course's page is what its batches teach. */
export const syllabusOf = (parts: readonly Part[]): SyllabusPart[] =>
  parts.map(({ title, topics }) => ({ title, topics: topics.map(topicText) }))
