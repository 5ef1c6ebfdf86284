import { parseQuestionText, type QuestionNode, writeQuestionText } from '@prostuti/exam-rules'
import type { FilePicture, FileText } from '../file-question.ts'
import { escapeLines, escapeXml } from '../xml/escape-xml.ts'
import { fileAddress, formulaClass, type Section, sectionClasses } from './marks.ts'

/** A text as HTML; both languages as Moodle's multilang filter shows them: one of the two. */
export function writeHtml({ bn, en }: FileText): string {
  if (en === undefined) return writeNodes(parseQuestionText(bn))
  return [inLanguage('bn', bn), inLanguage('en', en)].join('')
}

const inLanguage = (language: string, text: string): string =>
  `<span lang="${language}" class="multilang">${writeNodes(parseQuestionText(text))}</span>`

const writeNodes = (nodes: readonly QuestionNode[]): string => nodes.map(writeNode).join('')

function writeNode(node: QuestionNode): string {
  const typed = writeQuestionText([node])
  if (node.kind === 'raised' || node.kind === 'lowered') {
    const tag = node.kind === 'raised' ? 'sup' : 'sub'
    const isEmpty = writeQuestionText(node.body).trim() === ''
    return isEmpty ? writeLines(typed) : `<${tag}>${writeNodes(node.body)}</${tag}>`
  }
  if (node.kind === 'fraction' || node.kind === 'root')
    return `<span class="${formulaClass}">\\(${writeLines(typed)}\\)</span>`
  return writeLines(typed).replace(/\\(?=[([])|\$(?=\$)|\{(?=mlang)/g, '$&<span></span>')
}

/** Also blanks in a row, of which HTML would leave one. */
const writeLines = (text: string): string =>
  escapeXml(text)
    .replaceAll('\n', '<br>')
    .replace(/(?<= ) /g, '&nbsp;')

export const writeSection = (section: Section, html: string): string =>
  `<div class="${sectionClasses[section]}">${html}</div>`

/** `path` is where Moodle keeps the file: `/`, or `/2/` for a second one of the same name. */
export function writePicture({ name, alt }: FilePicture, path: string): string {
  const address = `${fileAddress}${path.slice(1)}${encodeURIComponent(name)}`
  const english = alt?.en === undefined ? '' : ` data-alt-en="${escapeLines(alt.en)}"`
  return `<p><img src="${escapeXml(address)}" alt="${escapeLines(alt?.bn ?? '')}"${english}></p>`
}
