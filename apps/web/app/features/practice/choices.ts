import type { BodyOf, makePractice, practice, ResponseOf } from '@prostuti/contract'

export type Builder = ResponseOf<typeof practice>
export type Choices = BodyOf<typeof makePractice>

export const sizes = [10, 20, 50, 100] as const
export const sources = ['wrong', 'unseen', 'all'] as const

const none: Choices = {
  subject_ids: [],
  topic_ids: [],
  types: [],
  source: 'all',
  size: 20,
  mode: 'study',
  pack: null,
}

const listAtMost = 50

/** Ids as a link has them: `topic=7` or `topic=7,12`. */
export function idsIn(text: string | null): number[] {
  if (text === null || !/^\d{1,9}(,\d{1,9})*$/.test(text)) return []
  return [...new Set(text.split(',').map(Number))].filter((id) => id > 0).slice(0, listAtMost)
}

/**
 * What the page opens with: the choices of the last set, and in their place what a link asks for. Subjects and topics of before are
 * dropped where a link names its own; what there is nothing of any more is not chosen.
 */
export function firstChoices({ choices, subjects, topics, packs }: Builder, search: URLSearchParams): Choices {
  const linked = { topic_ids: idsIn(search.get('topic')), subject_ids: idsIn(search.get('subject')) }
  const isLinked = linked.topic_ids.length > 0 || linked.subject_ids.length > 0
  const before = { ...none, ...choices, ...(isLinked && linked) }
  const source = sources.find((known) => known === search.get('source')) ?? before.source
  const known = { subjects: new Set(subjects.map(({ id }) => id)), topics: new Set(topics.map(({ id }) => id)) }
  return {
    ...before,
    source,
    subject_ids: before.subject_ids.filter((id) => known.subjects.has(id)),
    topic_ids: before.topic_ids.filter((id) => known.topics.has(id)),
    pack: packs.some(({ key }) => key === before.pack) ? before.pack : (packs[0]?.key ?? null),
  }
}

/** As they are sent: a study set has no rules of an exam. */
export const toSend = (choices: Choices): Choices => ({
  ...choices,
  pack: choices.mode === 'timed' ? choices.pack : null,
})

export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
