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

/** An archive with one part; what its directory says of the size may be anything. */
function archiveOf(part: Buffer, saysSize: number): Buffer {
  const packed = deflateRawSync(part)
  const name = Buffer.from('a.xml')
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
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

describe('a workbook', () => {
  it('is read back as it was written, days as days', async () => {
    const rows = [
      ['2026-11-16', 'হৃদরোগ\nদুই লাইন', '20'],
      ['', '=1+1', ''],
    ]
    const file = await writeWorkbook({ name: 'রুটিন: [১]', columns, rows })
    expect(isSmallArchive(file)).toBe(true)
    const cells = await readCells(file, 'bn')
    expect(cells).toEqual([columns.map(({ title }) => title), ...rows])
  })

  it('that would unpack to more than any sheet is refused, whatever it says of itself', async () => {
    const bomb = archiveOf(Buffer.alloc(30 * 1024 * 1024), 100)
    expect(bomb.length).toBeLessThan(100_000)
    expect(isSmallArchive(bomb)).toBe(false)
    await expect(readCells(bomb, 'en')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { content: expect.anything() },
    })
    expect(isSmallArchive(archiveOf(Buffer.from('<a/>'), 4))).toBe(true)
  })

  it.each([
    ['an archive that is no workbook', archiveOf(Buffer.from('<a/>'), 4)],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe])],
    ['too many rows', Buffer.from('ক,খ\n'.repeat(3000))],
  ])('is not %s', async (_, file) => {
    await expect(readCells(file, 'bn')).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('a CSV file', () => {
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
