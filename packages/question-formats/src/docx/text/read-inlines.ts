import { childOf, findAll, type XmlElement } from '../../xml/xml-element.ts'
import { readEquation } from '../equation/read-equation.ts'
import type { DocxPicture, Noticed, PictureFinder } from '../picture/find-picture.ts'
import { mergeProperties, type RunProperties } from './run-properties.ts'

/** What stands in a paragraph, in its order. */
export type Inline =
  | { kind: 'text'; text: string; properties: RunProperties }
  | { kind: 'equation'; text: string }
  | { kind: 'picture'; picture: DocxPicture }
  | { kind: 'break' }

export type ParagraphContent = {
  inlines: Inline[]
  /** The paragraphs of text boxes that are fixed to this one. */
  boxes: XmlElement[]
  noticed: Noticed[]
  /** How many pages ended in it. */
  pages: number
}

export type RunReader = {
  /** How a run is set, by what it says itself. */
  properties(run: XmlElement, characterStyle: string | undefined): RunProperties
  pictures: PictureFinder
}

/** Reads the content of a paragraph: what is there after all changes are accepted, and nothing that was deleted or is hidden. */
export function readInlines(paragraph: XmlElement, reader: RunReader): ParagraphContent {
  const content: ParagraphContent = { inlines: [], boxes: [], noticed: [], pages: 0 }
  const hidden: string[] = []
  const walk: Walk = { content, reader, hidden, instruction: null }
  walkChildren(paragraph, walk)
  if (hidden.length > 0) content.noticed.push({ code: 'hidden_text', weight: 'look', found: shorten(hidden.join('')) })
  return content
}

type Walk = {
  content: ParagraphContent
  reader: RunReader
  hidden: string[]
  /** What a field that is open was told to show. */
  instruction: string | null
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

const walkChildren = (element: XmlElement, walk: Walk): void => {
  for (const child of element.children) walkElement(child, walk)
}

const dropped = new Set(['w:pPr', 'w:del', 'w:moveFrom', 'w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:smartTagPr'])

function walkElement(element: XmlElement, walk: Walk): void {
  const { content } = walk
  if (dropped.has(element.name)) return
  if (element.name === 'w:r') walkRun(element, walk)
  else if (element.name === 'm:oMath' || element.name === 'm:oMathPara') {
    const { text, fits } = readEquation(element)
    content.inlines.push({ kind: 'equation', text })
    if (!fits) content.noticed.push({ code: 'equation_as_picture', weight: 'look', found: text })
  } else if (element.name === 'mc:AlternateContent') walkAlternatives(element, walk, walkChildren)
  else walkChildren(element, walk)
}

/** The newer form of something, or the older one where the newer says nothing: never both. */
function walkAlternatives(element: XmlElement, walk: Walk, into: (element: XmlElement, walk: Walk) => void): void {
  const { content } = walk
  const size = () => content.inlines.length + content.boxes.length
  const before = size()
  const [choice, fallback] = [childOf(element, 'mc:Choice'), childOf(element, 'mc:Fallback')]
  if (choice) into(choice, walk)
  if (fallback && size() === before) into(fallback, walk)
}

function walkRun(run: XmlElement, walk: Walk): void {
  const own = childOf(run, 'w:rPr')
  const properties = walk.reader.properties(run, childOf(own, 'w:rStyle')?.attributes['w:val'])
  for (const child of run.children) walkRunChild(child, walk, properties)
}

const characters: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '-',
  'w:softHyphen': '\u00ad',
}

function walkRunChild(child: XmlElement, walk: Walk, properties: RunProperties): void {
  const { content } = walk
  const text = child.name === 'w:t' ? copyOf(child.text) : characters[child.name]
  if (text !== undefined) addText(walk, text, properties)
  else if (child.name === 'w:sym') addSymbol(walk, child, properties)
  else if (child.name === 'w:br' || child.name === 'w:cr') {
    content.inlines.push({ kind: 'break' })
    if (child.attributes['w:type'] === 'page') content.pages += 1
  } else if (child.name === 'w:lastRenderedPageBreak') content.pages += 1
  else if (child.name === 'w:fldChar') walkField(child, walk)
  else if (child.name === 'w:instrText') walk.instruction = (walk.instruction ?? '') + child.text
  else if (child.name === 'mc:AlternateContent')
    walkAlternatives(child, walk, (branch) => {
      for (const each of branch.children) walkRunChild(each, walk, properties)
    })
  else if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'w:object') addDrawing(walk, child)
  else if (child.name === 'w:ruby') walkChildren(childOf(child, 'w:rubyBase') ?? child, walk)
}

/** A piece of a long text keeps all of that text in memory, which a copy does not. */
const copyOf = (text: string): string => Buffer.from(text).toString()

function addText(walk: Walk, text: string, properties: RunProperties): void {
  if (properties.isHidden) walk.hidden.push(text)
  else walk.content.inlines.push({ kind: 'text', text, properties })
}

/** A sign of a font: a private character, shown by that font alone. */
function addSymbol(walk: Walk, { attributes }: XmlElement, properties: RunProperties): void {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16)
  const font = attributes['w:font']
  if (Number.isNaN(code)) return
  // Word writes the codes of such a font with and without the mark of private characters.
  const character = String.fromCharCode(code < 0x100 ? code + 0xf000 : code)
  addText(walk, character, font === undefined ? properties : mergeProperties(properties, { ascii: font, hAnsi: font }))
}

/** Formulas of Word before 2007 may be a field that draws them: `EQ \f(1,2)`. What it shows stands nowhere else. */
function walkField({ attributes }: XmlElement, walk: Walk): void {
  if (attributes['w:fldCharType'] === 'begin') walk.instruction = ''
  else {
    const formula = /^eq\s(.*)$/is.exec(walk.instruction?.trim() ?? '')?.[1]?.trim()
    walk.instruction = null
    if (formula === undefined) return
    walk.content.inlines.push({ kind: 'equation', text: formula })
    walk.content.noticed.push({ code: 'equation_as_picture', weight: 'look', found: formula })
  }
}

function addDrawing({ content, reader }: Walk, element: XmlElement): void {
  const boxes = findAll(element, 'w:txbxContent')
  content.boxes.push(...boxes.flatMap((box) => box.children))
  const { pictures, noticed } = reader.pictures.find(element)
  for (const picture of pictures) content.inlines.push({ kind: 'picture', picture })
  if (boxes.length === 0) content.noticed.push(...noticed)
}
