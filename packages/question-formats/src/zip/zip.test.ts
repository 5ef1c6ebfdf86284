import { describe, expect, it } from 'vitest'
import { openZip } from './open-zip.ts'
import { createZipWriter } from './write-zip.ts'
import { zipLimits } from './zip-limits.ts'

function archiveOf(parts: Record<string, string>): Buffer {
  const zip = createZipWriter()
  const pieces = Object.entries(parts).flatMap(([path, text]) => {
    const part = zip.open(path)
    for (let at = 0; at < text.length; at += 10_000) part.add(text.slice(at, at + 10_000))
    return zip.close(part)
  })
  return Buffer.concat([...pieces, ...zip.store('media/ছবি.png', Buffer.from('\x89PNG')), zip.finish()])
}

const refusalOf = async (read: () => unknown) => {
  try {
    await read()
  } catch (error) {
    return (error as { refusal?: string }).refusal
  }
}

const isAt = (file: Buffer, text: string) => file.lastIndexOf(text)

describe('an archive', () => {
  const long = 'হৃৎপিণ্ড <r>১২৩</r> '.repeat(20_000)

  it('is read as it was written', async () => {
    const zip = openZip(archiveOf({ 'a/b.xml': long, empty: '' }))
    expect(zip.paths).toEqual(['a/b.xml', 'empty', 'media/ছবি.png'])
    expect(Buffer.from(await zip.read('a/b.xml')).toString()).toBe(long)
    expect(await zip.read('empty')).toHaveLength(0)
    expect(Buffer.from(await zip.read('media/ছবি.png')).toString()).toBe('\x89PNG')
    expect(await refusalOf(() => zip.read('c'))).toBe('broken')
  })

  it('that unpacks to more than it looks is not unpacked to the end', async () => {
    const file = archiveOf({ 'a.xml': ' '.repeat(40 * 1024 * 1024) })
    let seen = 0
    const read = async () => {
      for await (const chunk of openZip(file).chunks('a.xml')) seen += chunk.length
    }
    expect(await refusalOf(read)).toBe('dangerous')
    expect(seen).toBeLessThan(16 * 1024 * 1024)
  })

  it.each(['../x', '/x', 'a/../../x', 'a\\x', 'a\0x', 'C:x'])(
    'with a path that leads elsewhere (%j) is refused',
    async (path) => {
      expect(await refusalOf(() => openZip(archiveOf({ [path]: 'x' })))).toBe('dangerous')
    },
  )

  it('in an archive is refused, unless it is where Office embeds files that nobody opens', async () => {
    expect(await refusalOf(() => openZip(archiveOf({ 'word/media/a.zip': 'x' })))).toBe('dangerous')
    expect(openZip(archiveOf({ 'word/embeddings/sheet1.xlsx': 'x' })).has('word/embeddings/sheet1.xlsx')).toBe(true)
  })

  it('with parts that share their bytes is refused', async () => {
    const file = archiveOf({ aaa: long, bbb: long })
    const entry = isAt(file, 'bbb') - 46
    file.writeUInt32LE(file.readUInt32LE(isAt(file, 'aaa') - 46 + 42), entry + 42)
    expect(await refusalOf(() => openZip(file))).toBe('dangerous')
  })

  it('counts a part that is asked for again once, and all of them together', async () => {
    const limits = { ...zipLimits, whole: Buffer.byteLength(long) * 2 }
    const zip = openZip(archiveOf({ aaa: long }), limits)
    for (let time = 0; time < 5; time += 1) await zip.measure('aaa')
    const other = openZip(archiveOf({ aaa: long, bbb: long, ccc: long }), limits)
    const readAll = async () => {
      for (const path of other.paths) await other.measure(path)
    }
    expect(await refusalOf(readAll)).toBe('dangerous')
    expect(await refusalOf(() => openZip(archiveOf({ aaa: long }), { ...zipLimits, file: 100 }))).toBe('too_big')
    expect(await refusalOf(() => openZip(archiveOf({ a: '', b: '' }), { ...zipLimits, entries: 2 }))).toBe('dangerous')
  })

  it('is refused when two parts have one name', async () => {
    const file = archiveOf({ aaa: '1', bbb: '2' })
    file.write('aaa', isAt(file, 'bbb'))
    expect(await refusalOf(() => openZip(file))).toBe('dangerous')
  })

  it('is told to be protected when a part is encrypted', async () => {
    const file = archiveOf({ aaa: '1' })
    file[isAt(file, 'aaa') - 46 + 8]! |= 1
    expect(await refusalOf(() => openZip(file))).toBe('protected')
  })

  it('is broken when its end is missing, or a part of it', async () => {
    const file = archiveOf({ aaa: long })
    expect(await refusalOf(() => openZip(file.subarray(0, -30)))).toBe('broken')
    file.fill(0xff, 60, 200)
    expect(await refusalOf(() => openZip(file).read('aaa'))).toBe('broken')
  })
})
