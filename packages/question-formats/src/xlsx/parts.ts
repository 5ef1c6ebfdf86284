/** Names that the parts of a workbook have for each other. */
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const types = 'application/vnd.openxmlformats-officedocument'

export const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

export const relationshipsStart = `${declaration}<Relationships xmlns="${packages}/relationships">`
export const relationshipsEnd = '</Relationships>'

export const sheetStart = `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}">`

export const drawingStart = `${declaration}<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${office}">`

const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Parts that are the same in every workbook that we make; the fonts are those in which a computer shows Bengali without being asked. */
export const fixedParts: Record<string, string> = {
  '_rels/.rels': `${relationshipsStart}${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}${relationshipsEnd}`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${relationshipsStart}${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship('rId2', 'styles', 'styles.xml')}${relationshipsEnd}`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Nirmala UI"/></font><font><b/><sz val="11"/><name val="Nirmala UI"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** By their place in the styles above. */
export const styles = { text: 1, heading: 2 }

export function writeContentTypes({ hasPictures }: { hasPictures: boolean }): string {
  const pictures = Object.entries(pictureTypes).map(
    ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
  )
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...(hasPictures ? pictures : []),
    part('xl/workbook.xml', 'spreadsheetml.sheet.main'),
    part('xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'),
    part('xl/styles.xml', 'spreadsheetml.styles'),
    ...(hasPictures ? [part('xl/drawings/drawing1.xml', 'drawing')] : []),
    '</Types>',
  ].join('')
}
