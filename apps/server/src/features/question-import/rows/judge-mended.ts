import { keyFits } from '@prostuti/exam-rules'
import { type Fault, type FileQuestion, judgeQuestion } from '@prostuti/question-formats'
import { type ImportedPicture, type ImportedQuestion, picturesOf } from './imported-question.ts'

type Change = {
  before: ImportedQuestion
  after: ImportedQuestion
  faults: readonly Fault[]
  /** Numbers of the import's pictures that a browser can show, with their names. */
  pictures: ReadonlyMap<number, { name: string; isShown: boolean }>
}

/** What is found anew in every question. */
const judged = new Set<Fault['code']>([
  'no_text',
  'part_count',
  'part_empty',
  'parts_alike',
  'no_key',
  'picture_unreadable',
])
/** What the reader said of the key; settled by a key that fits. */
const ofKey = new Set<Fault['code']>(['key_outside', 'key_count'])
const ofType = new Set<Fault['code']>(['type_unsure', 'type_unknown'])
/** What is settled once somebody has written the text anew, or put another picture there. */
const ofPictures = new Set<Fault['code']>(['picture_lost', 'equation_as_picture'])

/**
 * What is wrong with a question once it was mended: judged by the same rules as when it was read. What only the reader could notice
 * stays until what it was about is written anew, or somebody says that it is right.
 */
export function judgeMended({ before, after, faults, pictures }: Change): Fault[] {
  const isSame = (pick: (question: ImportedQuestion) => unknown) =>
    JSON.stringify(pick(before)) === JSON.stringify(pick(after))
  const sameText = isSame(({ text, parts }) => [text, parts.map((part) => part.text)])
  const samePictures = isSame(picturesOf)
  const sameType = isSame(({ type }) => type) && isSame(({ key }) => key)
  const told = faults.filter(({ code }) => {
    if (judged.has(code)) return false
    if (ofKey.has(code)) return after.key === null && isSame(({ type }) => type)
    if (ofType.has(code)) return sameType
    if (ofPictures.has(code)) return sameText && samePictures
    return sameText
  })
  const line = faults.find((fault) => fault.line !== null)?.line ?? null
  return [...told, ...judgeQuestion(asInFile(after, pictures), line, told)]
}

/** A key that no longer fits its question is none. */
export function withFittingKey(question: ImportedQuestion): ImportedQuestion {
  const { key, type, parts } = question
  if (key === null) return question
  const fits = keyFits({ type, parts: parts.map(({ id, text }) => ({ id, text: text.bn })) }, key)
  return fits ? question : { ...question, key: null }
}

/** The first bytes of a picture that browsers show: all that the rules of files look at. */
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function asInFile(question: ImportedQuestion, pictures: Change['pictures']): FileQuestion {
  const picture = ({ file, alt }: ImportedPicture) => {
    const known = pictures.get(file)
    return { name: known?.name ?? String(file), bytes: known?.isShown ? png : new Uint8Array(), alt }
  }
  return {
    ...question,
    pictures: question.pictures.map(picture),
    parts: question.parts.map((part) => ({ ...part, picture: part.picture && picture(part.picture) })),
  }
}
