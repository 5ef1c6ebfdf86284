import type { QuestionNode } from '@prostuti/exam-rules'
import { escapeXml } from '../xml/escape-xml.ts'

/** Deeper formulas stay as they were typed. */
const deepest = 6

/** What an equation of Word would change: braces, lines, letters of mathematical alphabets, blanks at the ends. */
const changes = /[{}\n\u2061\u210e\u{1d400}-\u{1d7ff}]|^\s|\s$/u

/** Whether Word can hold a formula so that it can be read again as it was. */
export function fitsEquation(node: QuestionNode, depth = 0): boolean {
  if (depth > deepest) return false
  if (node.kind === 'text') return !changes.test(node.text)
  const bodies = node.kind === 'fraction' ? [node.top, node.bottom] : [node.body]
  const isWhole = bodies.every((body) => body.length > 0 && body.every((each) => fitsEquation(each, depth + 1)))
  return node.kind !== 'link' && isWhole
}

/** A formula as Word keeps equations (OMML). */
export const writeEquation = (node: QuestionNode): string => `<m:oMath>${writeNode(node)}</m:oMath>`

const writeNodes = (nodes: readonly QuestionNode[]): string => nodes.map(writeNode).join('')

function writeNode(node: QuestionNode): string {
  switch (node.kind) {
    case 'fraction':
      return `<m:f><m:num>${writeNodes(node.top)}</m:num><m:den>${writeNodes(node.bottom)}</m:den></m:f>`
    case 'root':
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${writeNodes(node.body)}</m:e></m:rad>`
    case 'raised':
      return `<m:sSup><m:e>${writeText(nothing)}</m:e><m:sup>${writeNodes(node.body)}</m:sup></m:sSup>`
    case 'lowered':
      return `<m:sSub><m:e>${writeText(nothing)}</m:e><m:sub>${writeNodes(node.body)}</m:sub></m:sSub>`
    case 'text':
      return writeText(node.text)
    // No formula has one: fitsEquation says so.
    case 'link':
      return ''
  }
}

/** Word shows a box where a script hangs on nothing, so that it hangs on a sign that nobody sees. */
const nothing = '\u200b'

const writeText = (text: string): string =>
  `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`
