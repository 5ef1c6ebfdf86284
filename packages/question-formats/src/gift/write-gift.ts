import { writeCategory } from '../category/category-path.ts'
import type { FilePart, FileQuestion, FileText } from '../file-question.ts'
import { writeHtml, writeSection } from '../html/write-html.ts'
import { truthOf } from '../keys/write-key.ts'
import type { QuestionWriter } from '../reading.ts'
import { titleOfStem } from '../split-mtf/title.ts'
import { gatherLosses } from '../summary/gather-losses.ts'
import { escapeGift } from './escapes.ts'
import { startsWithFormat } from './formats.ts'
import { writeRemarks } from './remarks.ts'

/** Questions as GIFT. Plain where a question is, else as HTML; a true/false question is a statement for each stem. */
export const writeGift: QuestionWriter = async function* (questions) {
  const encoder = new TextEncoder()
  const losses = gatherLosses(['pictures', 'fixed_order'])
  let position = 0
  let category = writeCategory({ subject: null, topic: null })
  for await (const question of questions) {
    losses.add(question, ++position)
    const next = writeCategory(question)
    if (next !== category) yield encoder.encode(`$CATEGORY: ${next}\n\n`)
    category = next
    yield encoder.encode(question.type === 'sba' ? writeSba(question) : writeStatements(question, position))
  }
  return losses.losses()
}

type WriteText = (text: FileText) => string

/** A text must not begin with the name of a format, nor as a weight does: the one is named again, the other written by its number. */
const asHtml: WriteText = (text) => {
  const html = writeHtml(text).replace(/^%(?=-*\d)/, '&#37;')
  return `${startsWithFormat(html) ? '[html]' : ''}${escapeGift(html)}`
}
const asPlain: WriteText = ({ bn }) => escapeGift(bn)

function writeSba(question: FileQuestion): string {
  const { name, tags, parts, key } = question
  const write = needsHtml(question) ? asHtml : asPlain
  // With no wrong answer among them GIFT would take right answers for words to type in.
  const areAllRight = parts.every(({ id }) => truthOf(key, id) === 'T')
  const answers = parts.map((part) => {
    const sign = areAllRight ? '~%100%' : truthOf(key, part.id) === 'T' ? '=' : '~'
    return `  ${sign}${write(part.text)}${part.note === null ? '' : `#${write(part.note)}`}\n`
  })
  const title = name === null ? '' : `::${escapeGift(name)}::`
  const stem = write === asHtml ? `[html]${escapeGift(writeHtml(question.text))}` : asPlain(question.text)
  return `${writeRemarks({ id: null, tags })}${title}${stem} {\n${answers.join('')}${writeFeedback(question, write)}}\n\n`
}

function writeStatements(question: FileQuestion, position: number): string {
  return question.parts
    .map((part, index) => {
      const remarks = index === 0 ? writeRemarks({ id: question.name, tags: question.tags }) : ''
      const title = escapeGift(titleOfStem(question, position, index))
      const text = `${writeSection('stem', writeHtml(question.text))}${writeSection('part', writeHtml(part.text))}`
      return `${remarks}::${title}::[html]${escapeGift(text)} {${writeTruth(question, part)}${writeFeedback(question, asHtml)}}\n\n`
    })
    .join('')
}

/** GIFT says first what to tell whoever is wrong, then whoever is right. */
function writeTruth({ key }: FileQuestion, { id, note }: FilePart): string {
  const truth = truthOf(key, id)
  const said = note === null ? '' : `#${asHtml(note)}`
  if (truth === 'T' || truth === 'F') return `${truth === 'T' ? 'TRUE' : 'FALSE'}${said}${said}`
  const weight = truth === 'either' ? '%100%' : ''
  return `~${weight}True${said} ~${weight}False${said}`
}

function writeFeedback({ explanation, reference }: FileQuestion, write: WriteText): string {
  if (explanation === null && reference === null) return ''
  const source = reference === null ? '' : escapeGift(writeSection('reference', writeHtml({ bn: reference })))
  return `####${explanation === null ? '' : write(explanation)}${source}`
}

/** What plain GIFT would take for something else: HTML, formulas of Moodle, a weight, the name of a format, a comment, a category. */
const special = /[<&]|\\[([]|\$\$|^%-*\d|^\/\/|^\$CATEGORY/

function needsHtml({ text, parts, explanation, reference }: FileQuestion): boolean {
  const texts = [text, explanation, ...parts.flatMap((part) => [part.text, part.note])].filter((each) => each !== null)
  return reference !== null || texts.some(({ bn, en }) => en !== undefined || special.test(bn) || startsWithFormat(bn))
}
