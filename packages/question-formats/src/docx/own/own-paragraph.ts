import { type QuestionStyle, questionStyles, styleLabels } from '../../docx-writer/style-names.ts'
import type { FileText } from '../../file-question.ts'
import { type LayoutLine, pictureSign } from '../../layout/index.ts'
import type { Fault, OriginalLine } from '../../reading.ts'
import { tidyText } from '../../text/tidy-text.ts'
import type { DocxPicture } from '../picture/find-picture.ts'

/** A paragraph of a file that we wrote ourselves: its style says what it is. */
export type OwnParagraph = {
  style: QuestionStyle
  original: OriginalLine
  text: FileText
  /** Without the word that its style has before it: somebody has divided the paragraph before. */
  isDivided: boolean
  pictures: DocxPicture[]
  faults: Fault[]
}

const styles = new Map<string, QuestionStyle>(
  Object.entries(questionStyles).map(([name, style]) => [style, name as QuestionStyle]),
)

export const ownStyle = (style: string | undefined): QuestionStyle | undefined => styles.get(style ?? '')

/** The paragraph that is broken into these lines, without the label before its text. */
export function joinLines(style: QuestionStyle, lines: LayoutLine<DocxPicture>[]): OwnParagraph {
  const runs = lines.map((line) => line.runs)
  const written = runs.map((line) => line.map((run) => run.text).join('')).join('\n')
  const label = styleLabels[style]
  return {
    style,
    isDivided: label !== undefined && !written.startsWith(label),
    original: lines[0]!.original,
    text: { bn: tidyText(withoutLabel(style, written).replaceAll(pictureSign, '')) },
    pictures: runs.flat().flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
    faults: lines.flatMap(({ faults }) => faults ?? []),
  }
}

function withoutLabel(style: QuestionStyle, text: string): string {
  const label = styleLabels[style]
  if (label !== undefined) return text.startsWith(label) ? text.slice(label.length) : text
  return text.replace(style === 'stem' ? /^[\d০-৯]{1,6}[।.)]/ : /^[ক-ঙa-e][).]/i, '')
}
