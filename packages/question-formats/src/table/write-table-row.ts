import type { FileQuestion, FileText } from '../file-question.ts'
import { writeKey } from '../keys/write-key.ts'
import { type Column, partLetters } from './columns.ts'
import { writeTags } from './tags.ts'

/** What stands in each column for a question; the rest is empty. Pictures are for whoever writes the sheet. */
export function writeTableRow(question: FileQuestion): Map<Column, string> {
  const cells = new Map<Column, string>([
    ['id', question.name ?? ''],
    ['type', question.type === 'mcq' ? 'mtf' : 'sba'],
    ['answer', writeKey(question)],
    ['subject', question.subject ?? ''],
    ['topic', question.topic ?? ''],
    ['reference', question.reference ?? ''],
    ['fixed_order', question.fixedOrder ? 'yes' : ''],
    ['tags', writeTags(question.tags)],
  ])
  const write = (column: Column, english: Column, text: FileText | null): void => {
    cells.set(column, text?.bn ?? '')
    cells.set(english, text?.en ?? '')
  }
  write('stem', 'stem_en', question.text)
  write('explanation', 'explanation_en', question.explanation)
  for (const [index, { text, note }] of question.parts.entries()) {
    const letter = partLetters[index]
    if (letter === undefined) break
    write(letter, `${letter}_en`, text)
    write(`${letter}_exp`, `${letter}_exp_en`, note)
  }
  return cells
}
