import {
  contentTypes,
  declaration,
  officeRelationships,
  relationship,
  relationships,
} from '../office/relationships-xml.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { createZipWriter } from '../zip/write-zip.ts'

/** A run of Word. `equation` is the inside of an `m:oMath`; `xml` stands as it is. */
export type DocxRun = {
  text?: string
  font?: string
  style?: string
  isBold?: boolean
  isUnderlined?: boolean
  highlight?: string
  colour?: string
  raised?: 'superscript' | 'subscript'
  isHidden?: boolean
  picture?: { name: string; bytes: Uint8Array; alt?: string }
  equation?: string
  xml?: string
}

export type DocxParagraph = {
  runs: (string | DocxRun)[]
  style?: string
  list?: { numId: number; level?: number }
}

/** A paragraph as text alone, a table as its rows of cells, or XML as it is. */
export type DocxBlock = string | DocxParagraph | { table: DocxBlock[][][] } | { xml: string }

export type DocxContent = {
  body: DocxBlock[]
  /** What stands inside of `w:styles`, `w:numbering` and the theme's font scheme. */
  styles?: string
  numbering?: string
  fontScheme?: string
  /** Further parts, by their paths. */
  parts?: Record<string, string | Uint8Array>
  mainPath?: string
}

const office = 'http://schemas.openxmlformats.org'
const namespaces = Object.entries({
  w: `${office}/wordprocessingml/2006/main`,
  r: officeRelationships,
  m: `${office}/officeDocument/2006/math`,
  a: `${office}/drawingml/2006/main`,
  pic: `${office}/drawingml/2006/picture`,
  wp: `${office}/drawingml/2006/wordprocessingDrawing`,
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: `${office}/markup-compatibility/2006`,
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ')

type Media = Map<string, { id: string; bytes: Uint8Array }>

/** Builds the bytes of a Word file, as Word would write them. */
export function makeDocx({ body, mainPath = 'word/document.xml', ...more }: DocxContent): Uint8Array {
  const media: Media = new Map()
  const blocks = body.map((block) => writeBlock(block, media)).join('')
  const document = `${declaration}<w:document ${namespaces}><w:body>${blocks}<w:sectPr/></w:body></w:document>`
  const folder = mainPath.slice(0, mainPath.lastIndexOf('/') + 1)
  const named = { styles: more.styles, numbering: more.numbering }
  const themed = more.fontScheme === undefined ? [] : [['rIdTheme', 'theme', 'theme/theme1.xml'] as const]
  const links: (readonly [id: string, type: string, target: string])[] = [
    ...Object.keys(named).map((name) => [`rId${name}`, name, `${name}.xml`] as const),
    ...themed,
    ...[...media].map(([name, { id }]) => [id, 'image', `media/${name}`] as const),
  ]
  const word = 'wordprocessingml'
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contentTypes({
      [mainPath]: `${word}.document.main`,
      [`${folder}styles.xml`]: `${word}.styles`,
      [`${folder}numbering.xml`]: `${word}.numbering`,
    }).replace('</Types>', '<Default Extension="wmf" ContentType="image/x-wmf"/></Types>'),
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', mainPath)),
    'docProps/app.xml': `${declaration}<Properties><Application>Microsoft Office Word</Application></Properties>`,
    [mainPath]: document,
    [`${folder}_rels/${mainPath.slice(folder.length)}.rels`]: relationships(
      ...links.map(([id, type, target]) => relationship(id, type, target)),
    ),
    ...Object.fromEntries(
      Object.entries(named).map(([name, inside = '']) => [
        `${folder}${name}.xml`,
        `${declaration}<w:${name} ${namespaces}>${inside}</w:${name}>`,
      ]),
    ),
    [`${folder}theme/theme1.xml`]: `${declaration}<a:theme ${namespaces}><a:themeElements><a:fontScheme name="x">${more.fontScheme ?? ''}</a:fontScheme></a:themeElements></a:theme>`,
    ...Object.fromEntries([...media].map(([name, { bytes }]) => [`${folder}media/${name}`, bytes])),
    ...more.parts,
  }
  return zipParts(parts)
}

/** An archive of texts and bytes. */
export function zipParts(parts: Record<string, string | Uint8Array>): Uint8Array {
  const zip = createZipWriter()
  const pieces = Object.entries(parts).flatMap(([path, content]) => {
    if (typeof content !== 'string') return zip.store(path, content)
    const part = zip.open(path)
    part.add(content)
    return zip.close(part)
  })
  return Buffer.concat([...pieces, zip.finish()])
}

function writeBlock(block: DocxBlock, media: Media): string {
  if (typeof block === 'string') return writeParagraph({ runs: [block] }, media)
  if ('xml' in block) return block.xml
  if ('runs' in block) return writeParagraph(block, media)
  const cell = (blocks: DocxBlock[]) =>
    `<w:tc><w:tcPr/>${blocks.map((each) => writeBlock(each, media)).join('')}</w:tc>`
  return `<w:tbl><w:tblPr/>${block.table.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

function writeParagraph({ runs, style, list }: DocxParagraph, media: Media): string {
  const numbering = list
    ? `<w:numPr><w:ilvl w:val="${list.level ?? 0}"/><w:numId w:val="${list.numId}"/></w:numPr>`
    : ''
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${numbering}`
  const pieces = runs.map((run) => (typeof run === 'string' ? writeRun({ text: run }, media) : writeRun(run, media)))
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${pieces.join('')}</w:p>`
}

function writeRun(run: DocxRun, media: Media): string {
  if (run.xml !== undefined) return run.xml
  if (run.equation !== undefined) return `<m:oMath>${run.equation}</m:oMath>`
  const properties = [
    run.style && `<w:rStyle w:val="${run.style}"/>`,
    run.font && `<w:rFonts w:ascii="${run.font}" w:hAnsi="${run.font}"/>`,
    run.isBold && '<w:b/>',
    run.isHidden && '<w:vanish/>',
    run.colour && `<w:color w:val="${run.colour}"/>`,
    run.highlight && `<w:highlight w:val="${run.highlight}"/>`,
    run.isUnderlined && '<w:u w:val="single"/>',
    run.raised && `<w:vertAlign w:val="${run.raised}"/>`,
  ].filter(Boolean)
  const content = run.picture ? writePicture(run.picture, media) : writeText(run.text ?? '')
  return `<w:r>${properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : ''}${content}</w:r>`
}

/** Tabs and line breaks are elements of their own. */
const writeText = (text: string): string =>
  text
    .split(/([\t\n])/)
    .map((piece) => {
      if (piece === '\t') return '<w:tab/>'
      return piece === '\n' ? '<w:br/>' : piece && `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`
    })
    .join('')

function writePicture({ name, bytes, alt = '' }: NonNullable<DocxRun['picture']>, media: Media): string {
  const { id } = media.get(name) ?? { id: `rIdPicture${media.size + 1}` }
  media.set(name, { id, bytes })
  const called = `id="1" name="${escapeXml(name)}" descr="${escapeXml(alt)}"`
  const size = 'cx="1143000" cy="762000"'
  return [
    `<w:drawing><wp:inline><wp:extent ${size}/><wp:docPr ${called}/><a:graphic><a:graphicData uri="${office}/drawingml/2006/picture">`,
    `<pic:pic><pic:nvPicPr><pic:cNvPr ${called}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch/></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic>`,
    '</a:graphicData></a:graphic></wp:inline></w:drawing>',
  ].join('')
}
