import type { QuestionTypeName } from '@prostuti/exam-rules'
import type { FilePart, FilePicture, FileQuestion, FileText } from '../../file-question.ts'
import { readMtfKey, readSbaKey } from '../../keys/read-key.ts'
import type { Fault } from '../../reading.ts'
import { readTags } from '../../table/tags.ts'
import type { FoundQuestion } from '../found-question.ts'
import type { DocxPicture } from '../picture/find-picture.ts'
import type { DocxLine } from '../read-lines.ts'
import { joinLines, type OwnParagraph, ownStyle } from './own-paragraph.ts'

/**
 * Reads what we wrote ourselves by its styles: whatever its texts look like, they come back as they were. `found` gets each question
 * as soon as the next begins.
 */
export function createOwnReader(found: (question: FoundQuestion) => void): {
  push(line: DocxLine): boolean
  end(): void
} {
  let paragraphs: OwnParagraph[] = []
  let lines: DocxLine[] = []

  const closeParagraph = () => {
    const style = ownStyle(lines[0]?.style)
    if (style !== undefined) addParagraph(paragraphs, joinLines(style, lines))
    lines = []
  }
  const closeQuestion = () => {
    if (paragraphs.length > 0) found(makeQuestion(paragraphs))
    paragraphs = []
  }

  return {
    push(line) {
      const style = ownStyle(line.style)
      if (style === undefined) return false
      if (line.original !== lines[0]?.original) closeParagraph()
      if (style === 'stem' && lines.length === 0) closeQuestion()
      lines.push(line)
      return true
    },
    end() {
      closeParagraph()
      closeQuestion()
    },
  }
}

/** Two paragraphs of one style, the second without its word, were one until somebody divided it. */
function addParagraph(paragraphs: OwnParagraph[], next: OwnParagraph): void {
  const last = paragraphs.at(-1)
  if (!next.isDivided || last?.style !== next.style) {
    paragraphs.push(next)
    return
  }
  last.text = { bn: `${last.text.bn}\n${next.text.bn}`.trim() }
  last.pictures.push(...next.pictures)
  last.faults.push(...next.faults)
}

function makeQuestion(paragraphs: OwnParagraph[]): FoundQuestion {
  const all = joinEnglish(paragraphs)
  const stem = all.find(({ style }) => style === 'stem')
  const said = (style: OwnParagraph['style']): FileText | null => all.find((each) => each.style === style)?.text ?? null
  const { type, parts } = readParts(all)
  const answer = all.find(({ style }) => style === 'answer')
  const { key, faults } = readKey(type, answer, parts)
  const explanation = said('explanation')
  return {
    lines: paragraphs.map(({ original }) => original),
    pictures: all.flatMap((each) => each.pictures.map((picture) => ({ picture, line: each.original.number }))),
    faults: [...paragraphs.flatMap((each) => each.faults), ...faults],
    make: (fetch): FileQuestion => ({
      name: null,
      type,
      text: stem?.text ?? { bn: '' },
      pictures: (stem?.pictures ?? []).map((picture) => nameOwn(fetch(picture), picture)),
      parts: parts.map(({ paragraph, note }, index): FilePart => {
        const [picture] = paragraph.pictures
        return { id: index + 1, text: paragraph.text, picture: picture ? nameOwn(fetch(picture), picture) : null, note }
      }),
      fixedOrder: false,
      key,
      explanation,
      subject: said('subject')?.bn ?? null,
      topic: said('topic')?.bn ?? null,
      reference: said('reference')?.bn ?? null,
      tags: readTags(said('tags')?.bn ?? ''),
    }),
  }
}

/** English stands in a paragraph of its own, behind what it says in English. */
function joinEnglish(paragraphs: OwnParagraph[]): OwnParagraph[] {
  const joined: OwnParagraph[] = []
  for (const paragraph of paragraphs) {
    const last = joined.at(-1)
    if (paragraph.style === 'english' && last) last.text = { ...last.text, en: paragraph.text.bn }
    else joined.push({ ...paragraph })
  }
  return joined
}

type OwnPart = { paragraph: OwnParagraph; note: FileText | null }

function readParts(paragraphs: OwnParagraph[]): { type: QuestionTypeName; parts: OwnPart[] } {
  const parts: OwnPart[] = []
  for (const paragraph of paragraphs) {
    if (paragraph.style === 'option' || paragraph.style === 'statement') parts.push({ paragraph, note: null })
    const last = parts.at(-1)
    if (paragraph.style === 'note' && last) last.note = paragraph.text
  }
  return { type: parts.some(({ paragraph }) => paragraph.style === 'statement') ? 'mcq' : 'sba', parts }
}

function readKey(
  type: QuestionTypeName,
  answer: OwnParagraph | undefined,
  parts: OwnPart[],
): { key: FileQuestion['key']; faults: Fault[] } {
  if (!answer) return { key: null, faults: [] }
  const texts = parts.map(({ paragraph }) => paragraph.text.bn)
  const reading = type === 'mcq' ? readMtfKey(answer.text.bn, parts.length) : readSbaKey(answer.text.bn, texts)
  if (reading.key !== null) return { key: reading.key, faults: [] }
  return { key: null, faults: [{ ...reading.fault, weight: 'cannot', line: answer.original.number }] }
}

/** We gave it its name and said in both languages what it shows. */
const nameOwn = (fetched: FilePicture, { name, alt, title }: DocxPicture): FilePicture => ({
  ...fetched,
  name: name || fetched.name,
  alt: alt === '' ? null : { bn: alt, ...(title !== '' && { en: title }) },
})
