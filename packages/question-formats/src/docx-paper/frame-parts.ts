import { fixedLinks, namespaces, pageShape, partsWith } from '../docx-writer/parts.ts'
import { writeRun } from '../docx-writer/write-runs.ts'
import { declaration, relationship } from '../office/relationships-xml.ts'
import { escapeLines } from '../xml/escape-xml.ts'

/** What every page of a printed document has: words across it, and a line at its foot. */
export type WordFrame = { foot: string; watermark: string }

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

/** Words laid across the page as Word itself does it: a shape of text behind the text, in the head of every page. */
function writeHeader(watermark: string): string {
  const place =
    'position:absolute;margin-left:0;margin-top:0;width:560pt;height:36pt;rotation:315;z-index:-251658752;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin'
  return [
    `${declaration}<w:hdr ${namespaces} ${vml}><w:p><w:r><w:pict>`,
    '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype>',
    `<v:shape id="Watermark" type="#_x0000_t136" style="${place}" o:allowincell="f" fillcolor="#d9d9d9" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;Nirmala UI&quot;;font-size:1pt" string="${escapeLines(watermark)}"/></v:shape>`,
    '</w:pict></w:r></w:p></w:hdr>',
  ].join('')
}

const small = '<w:rPr><w:sz w:val="15"/><w:szCs w:val="15"/></w:rPr>'

function writeFooter(foot: string): string {
  const page = `<w:fldSimple w:instr=" PAGE "><w:r>${small}<w:t>1</w:t></w:r></w:fldSimple>`
  const words = writeRun(`${foot} · `).replace('<w:r>', `<w:r>${small}`)
  return `${declaration}<w:ftr ${namespaces}><w:p>${words}${page}</w:p></w:ftr>`
}

/** The parts around the document. */
export const frameParts = ({ foot, watermark }: WordFrame): Record<string, string> => ({
  ...partsWith({ 'word/header1.xml': 'wordprocessingml.header', 'word/footer1.xml': 'wordprocessingml.footer' }),
  'word/header1.xml': writeHeader(watermark),
  'word/footer1.xml': writeFooter(foot),
})

const [headLink, footLink] = [`rId${fixedLinks.length + 1}`, `rId${fixedLinks.length + 2}`]

export const frameLinks = [
  ...fixedLinks,
  relationship(headLink, 'header', 'header1.xml'),
  relationship(footLink, 'footer', 'footer1.xml'),
]

/** How pages look from here back to the one before: with head and foot, in so many columns. */
export const pages = (columns: 1 | 2): string =>
  `<w:sectPr><w:headerReference w:type="default" r:id="${headLink}"/><w:footerReference w:type="default" r:id="${footLink}"/><w:type w:val="continuous"/>${pageShape}<w:cols w:num="${columns}" w:space="400"/></w:sectPr>`
