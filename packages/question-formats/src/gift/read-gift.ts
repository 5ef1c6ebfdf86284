import { readCategory } from '../category/category-path.ts'
import { decodeText } from '../encoding/decode-text.ts'
import { withEncodingFault } from '../encoding/encoding-fault.ts'
import { convertRow } from '../plain-bijoy/convert-row.ts'
import type { QuestionReader, ReadRow } from '../reading.ts'
import { createStemJoiner } from '../split-mtf/join-stems.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import { readBlocks } from './read-blocks.ts'
import { readQuestion } from './read-question.ts'

/** Questions from a GIFT file. */
export const readGift: QuestionReader = async function* (file) {
  const { text, isUnsure } = decodeText(file)
  const summary = gatherSummary('gift')
  const joiner = createStemJoiner()
  let filed = readCategory('')
  const give = (read: ReadRow): ReadRow => {
    const row = convertRow(read)
    summary.add(row.lines)
    return isUnsure ? withEncodingFault(row) : row
  }
  for (const block of readBlocks(text)) {
    // Moodle escapes nothing here.
    const [, category] = /^\$CATEGORY:(.*)$/.exec(block.lines[0]?.trim() ?? '') ?? []
    if (category !== undefined) filed = readCategory(category)
    else yield* joiner.take(readQuestion(block, filed)).map(give)
  }
  yield* joiner.finish().map(give)
  return summary.summary()
}
