import type { LayoutLine } from '../layout/index.ts'
import { faultsOf } from '../plain-bijoy/convert-texts.ts'
import type { Fault, OriginalLine } from '../reading.ts'
import { childOf, findAll, type XmlElement } from '../xml/xml-element.ts'
import { readFirstPage } from './package/first-page.ts'
import type { DocxPackage } from './package/open-package.ts'
import { readTheme } from './package/theme.ts'
import { createPictureFinder, type DocxPicture, type Noticed } from './picture/find-picture.ts'
import { readParagraphs } from './read-paragraphs.ts'
import { type Convert, convertRuns, createConverter } from './text/convert-runs.ts'
import { readNumbering } from './text/numbering.ts'
import { type Inline, type ParagraphContent, type RunReader, readInlines } from './text/read-inlines.ts'
import { mergeProperties, readRunProperties } from './text/run-properties.ts'
import { readNumberingUse, readStyles } from './text/styles.ts'

/** `style`: the paragraph's own, by which files that we made can be told. */
export type DocxLine = LayoutLine<DocxPicture> & { style?: string }

/** The lines of a Word file: a paragraph is one, or several where it is broken. */
export async function* readLines(file: DocxPackage): AsyncGenerator<DocxLine, void, void> {
  const theme = await readTheme(file)
  const styles = await readStyles(file, theme)
  const lists = await readNumbering(file, theme)
  const pictures = createPictureFinder(file)
  let page = await readFirstPage(file)
  const convert = createConverter()
  let number = 0

  const readContent = (paragraph: XmlElement, style: string | undefined): ParagraphContent => {
    const properties: RunReader['properties'] = (run, characterStyle) =>
      mergeProperties(styles.runOf(style, characterStyle), readRunProperties(childOf(run, 'w:rPr'), theme))
    return readInlines(paragraph, { properties, pictures })
  }

  function* linesOf(paragraph: XmlElement, isCell: boolean, isBox: boolean): Generator<DocxLine, void, void> {
    const properties = childOf(paragraph, 'w:pPr')
    const style = childOf(properties, 'w:pStyle')?.attributes['w:val']
    const content = readContent(paragraph, style)
    const use = readNumberingUse(properties) ?? styles.numberingOf(style)
    const list = use && content.inlines.length > 0 ? lists.next(use, style) : null
    number += 1
    const original: OriginalLine = { number, page, runs: [] }
    if (list) original.runs.push({ raw: `${list.label} `, shown: `${list.label} `, isBijoy: false })
    const noticed: Noticed[] = isBox ? [{ code: 'text_box', weight: 'look' }, ...content.noticed] : content.noticed
    yield* breakLines(content.inlines, { original, isCell, list, style, noticed, convert })
    if (page !== null) page += content.pages
    for (const box of content.boxes.flatMap((each) => findAll(each, 'w:p'))) yield* linesOf(box, isCell, true)
  }

  for await (const { paragraph, isCell } of readParagraphs(file)) yield* linesOf(paragraph, isCell, false)
}

type Whole = {
  original: OriginalLine
  isCell: boolean
  list: DocxLine['list']
  style: string | undefined
  noticed: Noticed[]
  convert: Convert
}

/** Each line of a paragraph by itself; the paragraph stands beside all of them. */
function* breakLines(
  inlines: Inline[],
  { original, isCell, list, style, noticed, convert }: Whole,
): Generator<DocxLine, void, void> {
  const lines: Exclude<Inline, { kind: 'break' }>[][] = [[]]
  for (const inline of inlines) {
    if (inline.kind === 'break') lines.push([])
    else lines.at(-1)!.push(inline)
  }
  for (const [index, line] of lines.entries()) {
    const converted = convertRuns(line, convert)
    if (index > 0) original.runs.push({ raw: '\n', shown: '\n', isBijoy: false })
    original.runs.push(...converted.original)
    const told = [...(index === 0 ? noticed : []), ...converted.noticed]
    const faults: Fault[] = told.map((each) => ({ ...each, line: original.number }))
    faults.push(...faultsOf(converted.problems, original.number))
    yield { original, runs: converted.runs, isCell, style, faults, ...(index === 0 && { list }) }
  }
}
