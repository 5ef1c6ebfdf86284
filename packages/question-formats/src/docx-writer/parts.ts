import {
  contentTypes,
  declaration,
  drawingNamespace,
  officeRelationships,
  relationship,
  relationships,
} from '../office/relationships-xml.ts'
import { type QuestionStyle, questionStyles } from './style-names.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math'

/** What a part of a document begins with: its element, and the names of everything that may stand in it. */
export const namespaces = `xmlns:w="${main}" xmlns:r="${officeRelationships}" xmlns:m="${math}" xmlns:wp="${drawingNamespace}/wordprocessingDrawing" xmlns:a="${drawingNamespace}/main" xmlns:pic="${drawingNamespace}/picture"`

export const documentStart = `${declaration}<w:document ${namespaces}><w:body>`

/** A4 with margins of two centimetres. */
export const pageShape =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>'

export const documentEnd = `<w:sectPr>${pageShape}</w:sectPr></w:body></w:document>`

/** How far a paragraph stands in, and what stands before it, in twentieths of a point; a question stays with its options. */
const looks: Record<QuestionStyle, { indent: number; before: number; isWithNext?: boolean; isSmall?: boolean }> = {
  stem: { indent: 0, before: 200, isWithNext: true },
  option: { indent: 425, before: 0 },
  statement: { indent: 425, before: 0 },
  english: { indent: 425, before: 0, isSmall: true },
  note: { indent: 850, before: 0, isSmall: true },
  answer: { indent: 0, before: 60 },
  explanation: { indent: 0, before: 0 },
  reference: { indent: 0, before: 0, isSmall: true },
  subject: { indent: 0, before: 0, isSmall: true },
  topic: { indent: 0, before: 0, isSmall: true },
  tags: { indent: 0, before: 0, isSmall: true },
}

const names = Object.keys(questionStyles) as QuestionStyle[]

function writeStyle(name: QuestionStyle): string {
  const { indent, before, isWithNext, isSmall } = looks[name]
  const style = questionStyles[name]
  const next = name === 'stem' ? questionStyles.option : style
  return [
    `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${style}"><w:name w:val="${style}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/><w:qFormat/>`,
    `<w:pPr>${isWithNext ? '<w:keepNext/>' : ''}<w:spacing w:before="${before}" w:after="40"/><w:ind w:left="${indent}"/></w:pPr>`,
    isSmall ? '<w:rPr><w:sz w:val="20"/><w:szCs w:val="20"/></w:rPr>' : '',
    '</w:style>',
  ].join('')
}

/** Shows Bengali and English alike, and every Windows has it; the others are for computers that do not. */
const font = 'Nirmala UI'
const fonts = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/>`

const styles = `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB" w:bidi="bn-BD"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${names.map(writeStyle).join('')}</w:styles>`

const fontTable = `${declaration}<w:fonts xmlns:w="${main}"><w:font w:name="${font}"><w:altName w:val="Noto Sans Bengali,Kalpurush,SolaimanLipi,Vrinda"/></w:font><w:font w:name="Cambria Math"/></w:fonts>`

const kinds = {
  'word/document.xml': 'wordprocessingml.document.main',
  'word/styles.xml': 'wordprocessingml.styles',
  'word/fontTable.xml': 'wordprocessingml.fontTable',
}

/** Parts that are the same in every file that we make; `others`: what else the file has, by path and kind. */
export const partsWith = (others: Record<string, string>): Record<string, string> => ({
  '[Content_Types].xml': contentTypes({ ...kinds, ...others }),
  '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
  'word/styles.xml': styles,
  'word/fontTable.xml': fontTable,
})

/** What the document names besides its pictures. */
export const fixedLinks = [
  relationship('rId1', 'styles', 'styles.xml'),
  relationship('rId2', 'fontTable', 'fontTable.xml'),
]
