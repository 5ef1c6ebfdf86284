import type { LocalizedText } from '../../../tables/index.ts'
import type { TeacherName } from '../teachers.ts'

/** What one lecture is about. Doctors say most of it in English; a pair gives the Bengali where they do not. */
export type Topic = string | readonly [bn: string, en: string]

/** A stretch of lectures on one subject by one teacher, in the order in which they are given. */
export type Part = { title: LocalizedText; teacher: TeacherName; topics: readonly Topic[] }

export const topicText = (topic: Topic): LocalizedText =>
  typeof topic === 'string' ? { bn: topic, en: topic } : { bn: topic[0], en: topic[1] }

/** A shorter course gives only the lectures that come first in each part. */
export const firstOf = (part: Part, lectures: number): Part => ({ ...part, topics: part.topics.slice(0, lectures) })

export const part = (bn: string, en: string, teacher: TeacherName, topics: readonly Topic[]): Part => ({
  title: { bn, en },
  teacher,
  topics,
})
