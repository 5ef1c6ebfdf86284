import { hideEscapes } from './escapes.ts'

/** One question as it stands in the file, with the comments above it; escapes are hidden. */
export type GiftBlock = { line: number; lines: string[]; comments: string[]; text: string }

/**
 * The questions of a GIFT text. A blank line divides them, except where somebody has left one between the braces; so does a new
 * line behind the braces where another question begins.
 */
export function* readBlocks(file: string): Generator<GiftBlock, void, void> {
  let block = emptyBlock()
  for (const [index, line] of file
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isOpen = isInBraces(block.text)
    const isNext = hasAnswers(block.text) && /^(?:::|\/\/|\$CATEGORY)|\{/.test(line.trim())
    const isApart = line.trim() === '' || block.text.startsWith('$CATEGORY')
    if (!isOpen && block.text !== '' && (isNext || isApart)) {
      yield block
      block = emptyBlock()
    }
    if (line.trim() === '' && !isOpen) continue
    if (line.trimStart().startsWith('//') && !isOpen) block.comments.push(line)
    else addLine(block, line, index + 1)
  }
  if (block.text !== '') yield block
}

const emptyBlock = (): GiftBlock => ({ line: 0, lines: [], comments: [], text: '' })

function addLine(block: GiftBlock, line: string, number: number): void {
  if (block.text === '') block.line = number
  block.lines.push(line)
  block.text += `${block.text === '' ? '' : '\n'}${hideEscapes(line)}`
}

/** A category is a line by itself, whatever is in it. */
const isInBraces = (text: string): boolean =>
  !text.startsWith('$CATEGORY') && text.lastIndexOf('{') > text.lastIndexOf('}')

const hasAnswers = (text: string): boolean => text.includes('}')
