import type { ImageFields, QuestionFields, QuestionKey } from '../../../kit/question/question-types.ts'
import type { fieldLabels } from '../model/field-labels.ts'

type Words = { bn?: string | undefined; en?: string | undefined } | null

/** What a version says; of a member who may not know the key yet it has none. */
export type VersionFields = Omit<QuestionFields, 'type' | 'subject_id' | 'topic_id' | 'tags' | 'difficulty'>

/** One thing in which two versions differ, in words. `src`: of pictures that came or went. */
export type Difference = { label: string; before: string; after: string; lang?: 'bn' | 'en' }

type Names = {
  labels: ReturnType<typeof fieldLabels>
  letterOf: (at: number) => string
  inEnglish: (label: string) => string
  optionOf: (letter: string) => string
  noteOf: (letter: string) => string
  truths: { T: string; F: string; either: string }
  yesNo: (yes: boolean) => string
  bookOf: (id: number) => string
}

/** In what a version differs from the one before, as a person reads it: text by text, option by option. */
export function differencesOf(before: VersionFields, after: VersionFields, names: Names): Difference[] {
  const { labels } = names
  const said = (label: string, old: Words, now: Words): Difference[] => [
    { label, before: old?.bn ?? '', after: now?.bn ?? '', lang: 'bn' },
    { label: names.inEnglish(label), before: old?.en ?? '', after: now?.en ?? '', lang: 'en' },
  ]
  const rows = Math.max(before.parts.length, after.parts.length)
  const parts = Array.from({ length: rows }, (_, at) => {
    const [old, now] = [before.parts[at], after.parts[at]]
    const letter = names.letterOf(at)
    const option = names.optionOf(letter)
    return [
      ...said(option, old?.text ?? null, now?.text ?? null),
      { label: `${option}, ${labels.images}`, before: pictures([old?.image]), after: pictures([now?.image]) },
      ...said(names.noteOf(letter), old?.note ?? null, now?.note ?? null),
    ]
  })
  const bookOf = ({ book_id, book_page }: VersionFields) =>
    book_id === null ? '' : [names.bookOf(book_id), book_page ?? ''].filter((part) => part !== '').join(', ')
  const all: Difference[] = [
    ...said(labels.text, before.text, after.text),
    { label: labels.images, before: pictures(before.images), after: pictures(after.images) },
    ...parts.flat(),
    { label: labels.key, before: keyWords(before, names), after: keyWords(after, names) },
    { label: labels.fixed_order, before: names.yesNo(before.fixed_order), after: names.yesNo(after.fixed_order) },
    ...said(labels.explanation, before.explanation, after.explanation),
    { label: labels.book_id, before: bookOf(before), after: bookOf(after) },
    { label: labels.source, before: before.source ?? '', after: after.source ?? '' },
  ]
  return all.filter((each) => each.before !== each.after)
}

/** Pictures by what they show; two with one description are told apart by their names. */
const pictures = (images: readonly (ImageFields | null | undefined)[]): string =>
  images
    .flatMap((image) => (image ? [`${image.alt.bn || '?'} (${image.src.split('/').at(-1)?.slice(0, 8)})`] : []))
    .join('; ')

function keyWords({ key, parts }: VersionFields, { letterOf, truths }: Names): string {
  if (key === null) return ''
  const letters = (ids: readonly number[]) =>
    ids.map((id) => letterOf(parts.findIndex((part) => part.id === id))).join(', ')
  if (key.type === 'sba') return letters(key.options)
  return parts.flatMap(({ id }, at) => truthWords(key, id, letterOf(at), truths)).join(', ')
}

function truthWords(key: QuestionKey & { type: 'mcq' }, id: number, letter: string, truths: Names['truths']): string[] {
  const truth = key.stems[String(id)]
  return truth === undefined ? [] : [`${letter} ${truths[truth]}`]
}
