import { writeCategory } from '../category/category-path.ts'
import type { FilePart, FilePicture, FileQuestion, FileText } from '../file-question.ts'
import { writeHtml, writePicture, writeSection } from '../html/write-html.ts'
import { truthOf } from '../keys/write-key.ts'
import type { QuestionWriter } from '../reading.ts'
import { titleOfStem } from '../split-mtf/title.ts'
import { gatherLosses } from '../summary/gather-losses.ts'
import { madeUpName } from './made-up-name.ts'
import { tag, textTag } from './write-xml.ts'

/**
 * Questions as Moodle imports them. A Moodle without the plugin for several true/false stems refuses those; for it each stem can be
 * written as a question of its own, which we put together again.
 */
export const moodleXmlWriter = ({ mtf }: { mtf: 'plugin' | 'split' }): QuestionWriter =>
  async function* (questions) {
    const encoder = new TextEncoder()
    const losses = gatherLosses([])
    yield encoder.encode('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n')
    let position = 0
    let category = writeCategory({ subject: null, topic: null })
    for await (const question of questions) {
      position += 1
      const isSplit = question.type === 'mcq' && mtf === 'split'
      losses.add(question, position, isSplit && question.fixedOrder ? ['fixed_order'] : [])
      const next = writeCategory(question)
      if (next !== category) yield encoder.encode(writeCategoryQuestion(next))
      category = next
      if (isSplit) yield encoder.encode(writeStatements(question, position))
      else yield encoder.encode(question.type === 'sba' ? writeMultichoice(question) : writeMtf(question))
    }
    yield encoder.encode('</quiz>\n')
    return losses.losses()
  }

export const writeMoodleXml = moodleXmlWriter({ mtf: 'plugin' })

const writeCategoryQuestion = (path: string): string =>
  tag('question', { type: 'category' }, tag('category', {}, textTag('text', path)))

function writeMultichoice(question: FileQuestion): string {
  return tag(
    'question',
    { type: 'multichoice' },
    writeCommon(question, question.name ?? madeUpName(question.text)),
    textTag('single', 'true'),
    textTag('shuffleanswers', String(!question.fixedOrder)),
    textTag('answernumbering', 'abc'),
    ...question.parts.map((part) => writeAnswer(part, truthOf(question.key, part.id) === 'T' ? 100 : 0)),
  )
}

const writeAnswer = (part: FilePart, fraction: number): string =>
  tag(
    'answer',
    { fraction, format: 'html' },
    writeFormatted(part.text, picturesOfPart(part)),
    writeNote('feedback', part),
  )

const picturesOfPart = ({ picture }: FilePart): FilePicture[] => (picture === null ? [] : [picture])

const writeNote = (name: string, { note }: FilePart): string =>
  tag(name, { format: 'html' }, textTag('text', note === null ? '' : writeHtml(note)))

function writeMtf(question: FileQuestion): string {
  const { parts, key } = question
  return tag(
    'question',
    { type: 'mtf' },
    writeCommon(question, question.name ?? madeUpName(question.text)),
    tag('scoringmethod', {}, textTag('text', 'subpoints')),
    textTag('shuffleanswers', String(!question.fixedOrder)),
    textTag('numberofrows', String(parts.length)),
    textTag('numberofcolumns', '2'),
    textTag('answernumbering', 'abc'),
    ...parts.map((part, index) => writeRow(part, index + 1)),
    writeColumn(1, 'True'),
    writeColumn(2, 'False'),
    ...parts.flatMap(({ id }, index) => {
      const truth = truthOf(key, id)
      return [
        writeWeight(index + 1, 1, truth === 'T' || truth === 'either'),
        writeWeight(index + 1, 2, truth === 'F' || truth === 'either'),
      ]
    }),
  )
}

const writeRow = (part: FilePart, number: number): string =>
  tag(
    'row',
    { number },
    tag('optiontext', { format: 'html' }, writeFormatted(part.text, picturesOfPart(part))),
    writeNote('feedbacktext', part),
  )

const writeColumn = (number: number, text: string): string =>
  tag('column', { number }, tag('responsetext', { format: 'plain_text' }, textTag('text', text)))

const writeWeight = (rownumber: number, columnnumber: number, isRight: boolean): string =>
  tag('weight', { rownumber, columnnumber }, textTag('value', isRight ? '1.000' : '0.000'))

function writeStatements(question: FileQuestion, position: number): string {
  return question.parts
    .map((part, index) => {
      const truth = truthOf(question.key, part.id)
      const stem = writeSection('stem', writeHtml(question.text))
      const statement = writeSection('part', `${writeHtml(part.text)}`)
      return tag(
        'question',
        { type: 'truefalse' },
        writeCommon(question, titleOfStem(question, position, index), {
          html: `${stem}${statement}`,
          part,
          isFirst: index === 0,
        }),
        writeTruth('true', truth === 'T' || truth === 'either', part),
        writeTruth('false', truth === 'F' || truth === 'either', part),
      )
    })
    .join('')
}

const writeTruth = (truth: string, isRight: boolean, part: FilePart): string =>
  tag(
    'answer',
    { fraction: isRight ? 100 : 0, format: 'moodle_auto_format' },
    textTag('text', truth),
    writeNote('feedback', part),
  )

type StatementText = { html: string; part: FilePart; isFirst: boolean }

/** What every type has. Of statements that are one question only the first says what belongs to the whole. */
function writeCommon(question: FileQuestion, title: string, statement?: StatementText): string {
  const { name, tags, explanation, reference } = question
  const text =
    statement === undefined
      ? writeFormatted(question.text, question.pictures)
      : writeStatementText(statement, question.pictures)
  const isFirst = statement?.isFirst ?? true
  const feedback = [
    explanation === null ? '' : writeHtml(explanation),
    reference === null ? '' : writeSection('reference', writeHtml({ bn: reference })),
  ]
  return [
    tag('name', {}, textTag('text', title)),
    tag('questiontext', { format: 'html' }, text),
    tag('generalfeedback', { format: 'html' }, textTag('text', feedback.join(''))),
    textTag('defaultgrade', '1.0000000'),
    textTag('penalty', '0.3333333'),
    textTag('hidden', '0'),
    ...(name !== null && isFirst ? [textTag('idnumber', name)] : []),
    ...(tags.length > 0 ? [tag('tags', {}, ...tags.map((each) => tag('tag', {}, textTag('text', each))))] : []),
  ].join('')
}

/** A text with its pictures below it, and their files beside it. */
function writeFormatted(text: FileText, pictures: readonly FilePicture[]): string {
  const placed = placePictures(pictures)
  return writeWithFiles([writeHtml(text), ...placed.map(writePlaced)].join(''), placed)
}

function writeStatementText({ html, part }: StatementText, pictures: readonly FilePicture[]): string {
  const placed = placePictures([...pictures, ...picturesOfPart(part)])
  const ofStem = placed.slice(0, pictures.length).map(writePlaced).join('')
  const ofPart = placed.slice(pictures.length).map(writePlaced).join('')
  return writeWithFiles([html, writeSection('stem', ofStem), writeSection('part', ofPart)].join(''), placed)
}

type Placed = { picture: FilePicture; path: string }

const writePlaced = ({ picture, path }: Placed): string => writePicture(picture, path)

/** Two pictures of one name lie in folders of their own. */
const placePictures = (pictures: readonly FilePicture[]): Placed[] =>
  pictures.map((picture, index) => {
    const isFirst = pictures.findIndex(({ name }) => name === picture.name) === index
    return { picture, path: isFirst ? '/' : `/${index + 1}/` }
  })

const writeWithFiles = (html: string, placed: readonly Placed[]): string =>
  [
    textTag('text', html),
    ...placed.map(({ picture: { name, bytes }, path }) =>
      tag('file', { name, path, encoding: 'base64' }, Buffer.from(bytes).toString('base64')),
    ),
  ].join('')
