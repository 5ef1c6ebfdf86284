import type { FileQuestion } from '../file-question.ts'
import { positionOf } from '../keys/write-key.ts'
import type { QuestionWriter } from '../reading.ts'
import { gatherLosses, type LossCode } from '../summary/gather-losses.ts'
import { isAmbiguous } from './gather-questions.ts'
import { guard } from './guard.ts'

/** Questions as Aiken, the strict one that Moodle reads: a line for the question, one for each option, one for the answer. */
export const writeAiken: QuestionWriter = async function* (questions) {
  const encoder = new TextEncoder()
  const losses = gatherLosses([
    'name',
    'pictures',
    'english',
    'line_breaks',
    'explanation',
    'part_notes',
    'subject',
    'topic',
    'reference',
    'tags',
    'fixed_order',
  ])
  let position = 0
  for await (const question of questions) {
    position += 1
    if (question.type !== 'sba') {
      losses.leaveOut(position)
      continue
    }
    const hasSeveral = question.key?.type === 'sba' && question.key.options.length > 1
    losses.add(question, position, hasSeveral ? (['key'] satisfies LossCode[]) : [])
    yield encoder.encode(writeQuestion(question))
  }
  return losses.losses()
}

function writeQuestion({ text, parts, key }: FileQuestion): string {
  const stem = inOneLine(text.bn)
  const needsGuard = isAmbiguous(stem) || stem.length < 2
  const options = parts.map(({ text: { bn } }, index) => `${letters[index]}) ${inOneLine(bn)}`)
  const right = key?.type === 'sba' ? positionOf(parts, key.options[0]!) : 0
  const answer = right > 0 ? [`ANSWER: ${letters[right - 1]}`] : []
  return `${[`${needsGuard ? guard : ''}${stem}`, ...options, ...answer].join('\n')}\n\n`
}

const letters = 'ABCDE'
const inOneLine = (text: string): string => text.replace(/\n+/g, ' ')
