import { Parser } from 'htmlparser2'
import { UnreadableFile } from '../reading.ts'
import type { XmlElement } from './xml-element.ts'

/** Deeper than any program nests what we read. */
const deepest = 200
/** In one element that is handed over; a question has some hundred. */
const elementsAtMost = 20_000

type Wanted = (name: string, depth: number) => boolean

/**
 * Hands over, one after the other, the elements of an XML text that somebody wants; the rest is never held. A text with a
 * document type is refused: that is how an XML file names other files, or grows without end.
 */
export async function* readElements(
  chunks: AsyncIterable<string> | Iterable<string>,
  isWanted: Wanted,
): AsyncGenerator<XmlElement, void, void> {
  const ready: XmlElement[] = []
  /** The open elements inside one that is wanted, from the outermost. */
  const open: XmlElement[] = []
  let depth = 0
  let count = 0
  let line = 1
  let endOfLastTag = -1
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new UnreadableFile('dangerous')
      },
      onopentag(name, attributes) {
        endOfLastTag = parser.endIndex
        depth += 1
        if (depth > deepest) throw new UnreadableFile('dangerous')
        if (open.length === 0 && !isWanted(name, depth)) return
        count = open.length === 0 ? 1 : count + 1
        if (count > elementsAtMost) throw new UnreadableFile('dangerous')
        const element: XmlElement = { name, attributes, children: [], text: '', line }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element !== undefined) element.text += text
      },
      onclosetag(_name, isImplied) {
        // An empty element closes itself, in its own tag. Another without an end is half a file, or one that was made badly.
        if (isImplied && parser.endIndex !== endOfLastTag) throw new UnreadableFile('broken')
        depth -= 1
        const element = open.pop()
        if (element !== undefined && open.length === 0) ready.push(element)
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  )
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      parser.write(chunk.slice(from, end + 1))
      from = end + 1
      line += 1
    }
    if (from < chunk.length) parser.write(chunk.slice(from))
    yield* ready.splice(0)
  }
  parser.end()
  yield* ready
}

/** The text of a file piece by piece. */
export function* decodeChunks(bytes: Uint8Array, encoding: string): Generator<string, void, void> {
  const decoder = new TextDecoder(encoding)
  for (let from = 0; from < bytes.length; from += chunkSize)
    yield decoder.decode(bytes.subarray(from, from + chunkSize), { stream: true })
  yield decoder.decode()
}

const chunkSize = 64 * 1024
