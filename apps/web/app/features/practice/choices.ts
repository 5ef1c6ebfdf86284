import type { BodyOf, countPractice, makePractice, practice, ResponseOf } from '@prostuti/contract'

export type Builder = ResponseOf<typeof practice>
export type Choices = BodyOf<typeof makePractice>
export type Counts = ResponseOf<typeof countPractice>

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

/** Whether the page was opened by a link that names subjects or topics. */
const isLinked = (search: URLSearchParams): boolean =>
  idsIn(search.get('topic')).length > 0 || idsIn(search.get('subject')).length > 0

const sourceIn = (search: URLSearchParams) => sources.find((known) => known === search.get('source'))

/**
 * What the page opens with: the choices of the last set, or what a link asks for. Whoever comes by a link wants those subjects or topics
 * whatever they practised last, so its types and source do not narrow them. What there is nothing of any more is not chosen.
 */
export function firstChoices({ choices, subjects, topics, packs }: Builder, search: URLSearchParams): Choices {
  const before: Choices = {
    ...none,
    ...choices,
    ...(isLinked(search) && {
      topic_ids: idsIn(search.get('topic')),
      subject_ids: idsIn(search.get('subject')),
      types: [],
      source: 'wrong',
    }),
  }
  const known = { subjects: new Set(subjects.map(({ id }) => id)), topics: new Set(topics.map(({ id }) => id)) }
  return {
    ...before,
    source: sourceIn(search) ?? before.source,
    subject_ids: before.subject_ids.filter((id) => known.subjects.has(id)),
    topic_ids: before.topic_ids.filter((id) => known.topics.has(id)),
    pack: packs.some(({ key }) => key === before.pack) ? before.pack : (packs[0]?.key ?? null),
  }
}

/** A link that names no source asks for what went wrong; where nothing did, for all there is. */
export const withQuestions = (first: Choices, counts: Counts | undefined, search: URLSearchParams): Choices =>
  isLinked(search) && sourceIn(search) === undefined && counts?.sources.wrong === 0
    ? { ...first, source: 'all' }
    : first

/** As they are sent: a study set has no rules of an exam. */
export const toSend = (choices: Choices): Choices => ({
  ...choices,
  pack: choices.mode === 'timed' ? choices.pack : null,
})

export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** The rules that a timed set is marked by have no questions of the types that are chosen. */
export const isUnaskable = ({ mode, pack, types }: Choices, packs: Builder['packs']): boolean => {
  const known = mode === 'timed' ? packs.find(({ key }) => key === pack)?.types : undefined
  return known !== undefined && types.length > 0 && !types.some((type) => known.includes(type))
}
