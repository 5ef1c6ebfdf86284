import { parseQuestionText, type QuestionNode, writeQuestionText } from '@prostuti/exam-rules'
import { escapeXml } from '../xml/escape-xml.ts'
import { fitsEquation, writeEquation } from './write-equation.ts'

type Look = { isBold?: boolean; script?: 'superscript' | 'subscript' }

/** A run of Word; a new line of the text is one in the paragraph. */
export function writeRun(text: string, { isBold, script }: Look = {}): string {
  const look = [isBold ? '<w:b/><w:bCs/>' : '', script ? `<w:vertAlign w:val="${script}"/>` : ''].join('')
  const properties = look === '' ? '' : `<w:rPr>${look}</w:rPr>`
  const lines = text
    .split('\n')
    .map((line) => (line === '' ? '' : `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`))
  return `<w:r>${properties}${lines.join('<w:br/>')}</w:r>`
}

const scripts = { raised: 'superscript', lowered: 'subscript' } as const

/** A text of a question as runs: raised and lowered signs as Word has them, formulas as its equations, the rest as it was typed. */
export function writeRuns(text: string): string {
  const nodes = parseQuestionText(text)
  let written = ''
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1]
    const isBlank = before?.kind === 'text' && before.text.trim() === ''
    const isBehindScript = isScript(isBlank ? nodes[index - 2] : before)
    if (node.kind === 'text') written += writeRun(node.text)
    else if (isScript(node) && isPlain(node) && !isBehindScript)
      written += writeRun(writeQuestionText(node.body), { script: scripts[node.kind] })
    else if (fitsEquation(node)) written += writeEquation(node)
    else written += writeRun(writeQuestionText([node]))
  }
  return written
}

type Script = { kind: 'raised' | 'lowered'; body: QuestionNode[] }

const isScript = (node: QuestionNode | undefined): node is Script => node?.kind === 'raised' || node?.kind === 'lowered'

/** Signs only, as in Ca²⁺; two scripts side by side would become one. */
const isPlain = ({ body }: Script): boolean =>
  body.length === 1 && body[0]?.kind === 'text' && fitsEquation(body[0]) && body[0].text !== ''
