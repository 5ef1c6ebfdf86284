import {
  contentTypes,
  declaration,
  drawingNamespace,
  officeRelationships,
  relationship,
  relationships,
} from '../office/relationships-xml.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export const sheetStart = `${declaration}<worksheet xmlns="${main}" xmlns:r="${officeRelationships}">`

export const drawingStart = `${declaration}<xdr:wsDr xmlns:xdr="${drawingNamespace}/spreadsheetDrawing" xmlns:a="${drawingNamespace}/main" xmlns:r="${officeRelationships}">`

/** Parts that are the same in every workbook that we make; the fonts are those in which a computer shows Bengali without being asked. */
export const fixedParts: Record<string, string> = {
  '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets><sheet name="questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relationship('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Nirmala UI"/></font><font><b/><sz val="11"/><name val="Nirmala UI"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** By their place in the styles above. */
export const styles = { text: 1, heading: 2 }

export const writeContentTypes = ({ hasPictures }: { hasPictures: boolean }): string =>
  contentTypes({
    'xl/workbook.xml': 'spreadsheetml.sheet.main',
    'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    'xl/styles.xml': 'spreadsheetml.styles',
    ...(hasPictures && { 'xl/drawings/drawing1.xml': 'drawing' }),
  })
