import { describe, expect, it } from 'vitest'
import { sba } from '../testing/plain-questions.ts'
import { expectRoundTrip, read, write } from '../testing/round-trip.ts'
import { openZip } from '../zip/open-zip.ts'
import { createZipWriter } from '../zip/write-zip.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

it('XLSX carries everything', () =>
  expectRoundTrip({ writer: writeXlsx, reader: readXlsx, runs: 80, mayBePicture: true }))

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = (...targets: [string, string][]) =>
  `<Relationships>${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-445]d\\-mmm;@"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0"/></numFmts>
  <fonts><font><name val="Calibri"/></font><font><name val="SutonnyMJ"/></font><font><name val="Boishakhi"/></font></fonts>
  <cellStyleXfs><xf fontId="2"/></cellStyleXfs>
  <cellXfs><xf fontId="0" numFmtId="0"/><xf fontId="1" numFmtId="0"/><xf fontId="0" numFmtId="164"/><xf fontId="0" numFmtId="9"/><xf fontId="0" numFmtId="165"/><xf fontId="2" numFmtId="0"/></cellXfs></styleSheet>`

/** As Excel writes it: texts in a part of their own, cells that are empty not there. */
async function rowsOf({
  strings,
  rows,
  ...more
}: {
  strings: string[]
  rows: string
  [path: string]: string | string[]
}) {
  const parts: Record<string, string> = {
    '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="hidden" state="hidden" r:id="rId4"/><sheet name="x" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': links(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${strings.map((string) => (string.startsWith('<') ? `<si>${string}</si>` : `<si><t>${string}</t></si>`)).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...(more as Record<string, string>),
  }
  const zip = createZipWriter()
  const pieces = Object.entries(parts).flatMap(([path, text]) => zip.write(path, text))
  return (await read(readXlsx, Buffer.concat([...pieces, zip.finish()]))).rows
}

const strings = ['stem', 'a', 'b', 'c', 'd', 'answer', 'প্রশ্ন?']
const head = `<row r="1">${[0, 1, 2, 3, 4, 5].map((index) => `<c r="${'ABCDEF'[index]}1" t="s"><v>${index}</v></c>`).join('')}</row>`
const nfc = (text: string) => text.normalize('NFC')

describe('a workbook of Excel', () => {
  it('has gaps where cells are empty, and numbers, truths and shares in their own way', async () => {
    const [row] = await rowsOf({
      strings,
      rows: `${head}<row r="5"><c r="A5" t="s"><v>6</v></c><c r="B5"><v>0.30000000000000004</v></c><c r="C5" s="3"><v>0.05</v></c><c r="D5" t="b"><v>1</v></c><c r="E5" s="4" t="str"><f>1</f><v>x_x000D_
y</v></c><c r="F5"><v>3</v></c><c r="H5"><v>9</v></c></row>`,
    })
    expect(row!.question).toMatchObject({ text: { bn: 'প্রশ্ন?' }, key: { type: 'sba', options: [3] } })
    expect(row!.question.parts.map(({ text }) => text.bn)).toEqual(['0.3', '5%', 'TRUE', 'x\ny'])
    expect(row!.lines.every(({ number }) => number === 5)).toBe(true)
    expect(row!.faults).toEqual([])
  })

  it('says where Excel has made a day of what was typed, or a formula that fails', async () => {
    const [row] = await rowsOf({
      strings,
      rows: `${head}<row><c t="s"><v>6</v></c><c s="2"><v>45323</v></c><c t="e"><v>#NAME?</v></c><c><v>3</v></c><c><v>4</v></c><c><v>1</v></c></row>`,
    })
    expect(row!.question.parts.map(({ text }) => text.bn)).toEqual(['1/2/2024', '#NAME?', '3', '4'])
    expect(row!.faults).toEqual([
      { code: 'cell_changed', weight: 'look', line: 2, found: '1/2/2024' },
      { code: 'cell_changed', weight: 'look', line: 2, found: '#NAME?' },
    ])
  })

  it('is in Bijoy where its font says so, in a cell or in a piece of one', async () => {
    const run = (text: string, look: string) => `<r><rPr>${look}</rPr><t xml:space="preserve">${text}</t></r>`
    const bijoy = '<rFont val="SutonnyMJ"/>'
    const [row] = await rowsOf({
      strings: [
        ...strings,
        `${run('wb‡Pi †K', bijoy)}${run('vbwU ', `<b/>${bijoy}`)}${run('Preload ', '<rFont val="Times New Roman"/>')}${run('evovq?', bijoy)}<rPh><t>no</t></rPh>`,
        'Kwj',
        `${run('H', '')}${run('2', '<vertAlign val="subscript"/>')}${run('O', '')}`,
        'mRNA',
        'আমি',
      ],
      rows: `${head}<row r="2"><c r="A2" t="s" s="1"><v>7</v></c><c r="B2" t="s" s="1"><v>8</v></c><c r="C2" t="s"><v>9</v></c><c r="D2" t="s"><v>10</v></c><c r="E2" t="s" s="1"><v>11</v></c><c r="F2" t="inlineStr" s="1"><is><t>L</t></is></c></row>`,
    })
    expect(row!.question.text.bn).toBe(nfc('নিচের কোনটি Preload বাড়ায়?'))
    expect(row!.question.parts.map(({ text }) => text.bn)).toEqual(['কলি', 'H_{2}O', 'mRNA', 'আমি'])
    expect(row!.question.key).toEqual({ type: 'sba', options: [2] })
    expect(row!.lines[0]!.runs).toEqual([
      { raw: 'wb‡Pi †KvbwU ', shown: nfc('নিচের কোনটি '), isBijoy: true },
      { raw: 'Preload ', shown: 'Preload ', isBijoy: false },
      { raw: 'evovq?', shown: nfc('বাড়ায়?'), isBijoy: true },
    ])
  })

  it('is left as it is, and said so, in a font of another table', async () => {
    const [row] = await rowsOf({
      strings: [...strings, 'Avwg'],
      rows: `${head}<row r="2"><c r="A2" t="s" s="5"><v>7</v></c></row>`,
    })
    expect(row!.faults).toContainEqual({ code: 'foreign_ansi_font', weight: 'look', line: 2, found: 'Avwg' })
  })

  it('is refused where no sheet that can be seen has our headings', async () => {
    const hidden = { 'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${head}</sheetData></worksheet>` }
    await expect(rowsOf({ strings, rows: '', ...hidden })).rejects.toMatchObject({ refusal: 'no_header' })
  })

  it('never has a part fetched from elsewhere, and no document type', async () => {
    await expect(
      rowsOf({ strings, rows: '', 'xl/sharedStrings.xml': '<!DOCTYPE sst [<!ENTITY x "y">]><sst/>' }),
    ).rejects.toMatchObject({ refusal: 'dangerous' })
    const outside = links(['officeDocument', 'https://example.com/x.xml']).replace(
      'Target=',
      'TargetMode="External" Target=',
    )
    await expect(rowsOf({ strings, rows: head, '_rels/.rels': outside })).rejects.toMatchObject({
      refusal: 'unknown_format',
    })
  })
})

describe('a workbook that we make', () => {
  it('keeps the shape of a picture, and names its kind by its bytes', async () => {
    const png = Buffer.alloc(24)
    png.write('\x89PNG\r\n\x1a\n', 'latin1')
    png.writeUInt32BE(1200, 16)
    png.writeUInt32BE(300, 20)
    const { file } = await write(writeXlsx, [{ ...sba, pictures: [{ name: 'wrong.jpg', bytes: png, alt: null }] }])
    const zip = openZip(file)
    expect(zip.has('xl/media/image1.png')).toBe(true)
    const drawing = Buffer.from(await zip.read('xl/drawings/drawing1.xml')).toString()
    expect(drawing).toContain(`<xdr:ext cx="${240 * 9525}" cy="${60 * 9525}"/>`)
    expect(drawing).toContain('<xdr:row>1</xdr:row>')
  })

  it('has no drawing where there is nothing to draw', async () => {
    const { file } = await write(writeXlsx, [sba])
    expect(openZip(file).paths.filter((path) => path.includes('drawing'))).toEqual([])
  })
})
