import type { AnswerKey } from '@prostuti/exam-rules'
import { judgeQuestion } from '../checks/judge-question.ts'
import type { FilePart, FileQuestion, FileText } from '../file-question.ts'
import type { Fault, ReadRow } from '../reading.ts'
import type { Statement } from '../split-mtf/join-stems.ts'
import { splitStatement } from '../split-mtf/split-statement.ts'
import { tidyLine } from '../text/tidy-text.ts'
import { showEscapes } from './escapes.ts'
import { type GiftText, readGiftText } from './formats.ts'
import { type GiftAnswer, readAnswers } from './read-answers.ts'
import type { GiftBlock } from './read-blocks.ts'
import { readRemarks } from './remarks.ts'

type Filed = Pick<FileQuestion, 'subject' | 'topic'>

/** One question of a GIFT file; a statement may turn out to be a part of a larger question. */
export function readQuestion(block: GiftBlock, filed: Filed): ReadRow | Statement {
  const { title, rest } = readTitle(block.text.trimStart())
  const { id, tags } = readRemarks(block.comments)
  const open = rest.indexOf('{')
  const close = rest.lastIndexOf('}')
  const hasAnswers = open >= 0 && close > open
  // Behind the braces a sentence may go on; then the braces are a gap in it.
  const tail = hasAnswers ? rest.slice(close + 1).trim() : ''
  const gathered = new Gathered(block)
  const stem = gathered.text(hasAnswers ? `${rest.slice(0, open)}${tail === '' ? '' : `_____ ${tail}`}` : rest)
  const [answers = '', ...feedback] = (hasAnswers ? rest.slice(open + 1, close) : '').split('####')
  const said = gathered.text(feedback.join('####'), stem.format)
  const reading = hasAnswers ? readAnswers(answers) : { kind: 'description' }
  const common = {
    name: id,
    text: stem.text ?? { bn: '' },
    pictures: [],
    fixedOrder: false,
    explanation: said.text,
    reference: said.sections.reference === undefined ? null : tidyLine(said.sections.reference.bn),
    tags,
    ...filed,
  }
  if (reading.kind === 'truth' || (reading.answers !== undefined && stem.sections.part !== undefined))
    return gathered.statement(common, stem, title, reading.answers ?? [])
  const options = reading.answers?.map((answer, index) => gathered.part(index + 1, answer, stem.format)) ?? []
  const keyed = reading.answers === undefined ? null : readKey(reading.answers)
  const question: FileQuestion = {
    ...common,
    name: id ?? title,
    type: keyed?.type ?? 'sba',
    parts: options,
    key: keyed,
  }
  if (reading.answers !== undefined && keyed?.type === 'mcq') gathered.find('type_unsure', 'look')
  if (reading.answers === undefined) gathered.find('type_unknown', 'cannot', reading.kind)
  else gathered.faults.push(...judgeQuestion(question, block.line, gathered.faults))
  return { question, lines: gathered.lines, faults: gathered.faults }
}

function readTitle(text: string): { title: string | null; rest: string } {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1
  if (end < 0) return { title: null, rest: text }
  return { title: tidyLine(showEscapes(text.slice(2, end))) || null, rest: text.slice(end + 2) }
}

/** Where one option counts in full, it is the right one; where several count in part, each is true by itself. */
function readKey(answers: readonly GiftAnswer[]): AnswerKey | null {
  const right = answers.flatMap(({ weight }, index) => (weight === 100 ? [index + 1] : []))
  if (right.length > 0) return { type: 'sba', options: right }
  if (!answers.some(({ weight }) => weight > 0)) return null
  return {
    type: 'mcq',
    stems: Object.fromEntries(answers.map(({ weight }, index) => [index + 1, weight > 0 ? 'T' : 'F'])),
  }
}

/** Gathers what is wrong with a question while it is read. */
class Gathered {
  readonly faults: Fault[] = []
  readonly lines: ReadRow['lines']
  private readonly line: number

  constructor({ line, lines }: GiftBlock) {
    this.line = line
    this.lines = lines.map((raw, index) => ({
      number: line + index,
      page: null,
      runs: [{ raw, shown: raw, isBijoy: false }],
    }))
  }

  find(code: Fault['code'], weight: Fault['weight'], found?: string): void {
    this.faults.push({ code, weight, line: this.line, ...(found !== undefined && { found }) })
  }

  text(hidden: string, format?: string): GiftText {
    const reading = readGiftText(hidden, format)
    for (const { code, weight, found } of reading.faults) this.find(code, weight, found)
    if (reading.hasPicture) this.find('picture_lost', 'look')
    return reading
  }

  part(id: number, { text, note }: GiftAnswer, format: string): FilePart {
    return {
      id,
      text: this.text(text, format).text ?? noText,
      picture: null,
      note: note === null ? null : this.text(note, format).text,
    }
  }

  statement(
    common: Omit<FileQuestion, 'type' | 'parts' | 'key'>,
    { sections, format }: GiftText,
    title: string | null,
    answers: readonly GiftAnswer[],
  ): Statement {
    const split =
      sections.part === undefined
        ? splitStatement(common.text)
        : { text: sections.stem ?? noText, statement: sections.part }
    const notes = answers.flatMap(({ note }) => (note === null ? [] : [this.text(note, format).text]))
    const part: FilePart = {
      id: 1,
      text: split.statement,
      picture: null,
      note: notes.find((note) => note !== null) ?? null,
    }
    const [isTrue, isFalse] = answers.map(({ weight }) => weight > 0)
    const truth = isTrue && isFalse ? 'either' : isTrue ? 'T' : isFalse ? 'F' : null
    const key: AnswerKey | null = truth === null ? null : { type: 'mcq', stems: { 1: truth } }
    const question: FileQuestion = { ...common, type: 'mcq', text: split.text, parts: [part], key }
    return { question, title, lines: this.lines, faults: this.faults }
  }
}

const noText: FileText = { bn: '' }
