import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readCells } from './read-cells.ts'
import { isSmallArchive } from './refuse-bomb.ts'
import { writeWorkbook } from './write-workbook.ts'

const columns = [
  { title: 'তারিখ', kind: 'date' as const },
  { title: 'শিরোনাম', kind: 'text' as const },
  { title: 'প্রশ্ন', kind: 'number' as const },
]

/** What its directory says of the size of a part may be another than it has. */
function archiveOf(parts: Record<string, Buffer | string>, said?: number): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const name = Buffer.from(path)
    const saysSize = said ?? Buffer.byteLength(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(saysSize, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(saysSize, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(local, name, packed)
    directory.push(entry, name)
    at += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The least that a reader takes for a workbook: one number in one cell. */
const workbookWith = (row: number, cell: string): Buffer =>
  archiveOf({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${cell}"><v>7</v></c></row></sheetData></worksheet>`,
  })

describe('a workbook', () => {
  it('is read back as it was written, days as days', async () => {
    const rows = [
      ['2026-11-16', 'হৃদরোগ\nদুই লাইন', '20'],
      ['', '=1+1', ''],
    ]
    const file = await writeWorkbook({ name: 'রুটিন: [১]', columns, rows })
    expect(await isSmallArchive(file)).toBe(true)
    const cells = await readCells(file, 'bn')
    expect(cells).toEqual([columns.map(({ title }) => title), ...rows])
  })

  it('that would unpack to more than any sheet is refused, whatever it says of itself', async () => {
    const bomb = archiveOf({ 'a.xml': Buffer.alloc(30 * 1024 * 1024) }, 100)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await isSmallArchive(bomb)).toBe(false)
    await expect(readCells(bomb, 'en')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { content: expect.anything() },
    })
    expect(await isSmallArchive(archiveOf({ 'a.xml': '<a/>' }))).toBe(true)
  })

  it('with a single cell in the last row and column ends its own thread and nothing else', async () => {
    expect(await readCells(workbookWith(1, 'A1'), 'bn')).toEqual([['7']])
    await expect(readCells(workbookWith(1_048_576, 'XFD1048576'), 'bn')).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await readCells(workbookWith(1, 'A1'), 'bn')).toEqual([['7']])
  })

  it.each([
    ['an archive that is no workbook', archiveOf({ 'a.xml': '<a/>' })],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe])],
    ['too many rows', Buffer.from('ক,খ\n'.repeat(3000))],
  ])('is not %s', async (_, file) => {
    await expect(readCells(file, 'bn')).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('a CSV file', () => {
  it('reads a file that begins with a title, a table that a panel calls .xls, and refuses an old XLS with words', async () => {
    const titled = 'Merchant statement\nDate;Amount\n16/11/2026;"1,23,456.00"\n'
    const cells = [
      ['Date', 'Amount'],
      ['16/11/2026', '1,23,456.00'],
    ]
    expect(await readCells(Buffer.from(titled), 'bn')).toEqual([['Merchant statement'], ...cells])
    const html =
      '<html><table><tr><td>logo</td></tr></table><table><tr><th>Date<th>Amount</tr><tr><td>16/11/2026</td><td> 1,23,456.00 </td></tr></table>'
    expect(await readCells(Buffer.from(html), 'bn')).toEqual(cells)
    await expect(readCells(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'en')).rejects.toMatchObject({
      fields: { content: [expect.stringContaining('XLSX')] },
    })
  })

  it('is read with quotes, new lines in cells, other separators and Excel’s Unicode', async () => {
    const cells = [
      ['তারিখ', 'শিরোনাম'],
      ['16/11/2026', 'ক, "খ"\nগ'],
    ]
    const csv = '\ufeffতারিখ,শিরোনাম\r\n16/11/2026,"ক, ""খ""\r\nগ"\r\n'
    expect(await readCells(Buffer.from(csv), 'bn')).toEqual(cells)
    expect(await readCells(Buffer.from(csv.replaceAll(/,(?! )/g, ';')), 'bn')).toEqual(cells)
    expect(await readCells(Buffer.from(csv.replaceAll(/,(?! )/g, '\t'), 'utf16le'), 'bn')).toEqual(cells)
  })
})
