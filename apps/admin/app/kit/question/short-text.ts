import { parseQuestionText, type QuestionNode } from '@prostuti/exam-rules'

/** A question's words on one line, its formulas as they are said. */
export function plainWords(text: string): string {
  return said(parseQuestionText(text)).replace(/\s+/g, ' ').trim()
}

const said = (nodes: readonly QuestionNode[]): string => nodes.map(saidNode).join('')

function saidNode(node: QuestionNode): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'fraction') return `${said(node.top)}/${said(node.bottom)}`
  return node.kind === 'root' ? `√${said(node.body)}` : said(node.body)
}
