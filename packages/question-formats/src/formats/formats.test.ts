import { describe, expect, it } from 'vitest'
import { questionFormats } from '../reading.ts'
import { mtf, sba } from '../testing/plain-questions.ts'
import { read, write } from '../testing/round-trip.ts'
import { createZipWriter } from '../zip/write-zip.ts'
import { detectFormat, readQuestions, writeQuestions } from './index.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const detect = (name: string, text: string) => detectFormat(name, bytesOf(text))

describe('the format of a file', () => {
  it.each(questionFormats)('is %s where we wrote it so, whatever it is called', async (format) => {
    const { file } = await write((questions) => writeQuestions(format, questions), [sba, mtf])
    expect(detectFormat('file', file)).toBe(format)
  })

  it('is what the content says, and where that may be several, the name', () => {
    expect(detect('a.csv', '\ufeffstem,a,b,answer\nx,1,2,a')).toBe('csv')
    expect(detect('a.txt', 'প্রশ্ন;"ক";খ;উত্তর\nx;1;2;a')).toBe('csv')
    expect(detect('a.xml', '<?xml version="1.0"?>\n<quiz/>')).toBe('moodle_xml')
    expect(detect('a.txt', '<quiz></quiz>')).toBe('moodle_xml')
    expect(detect('a.txt', '// x\nWhy? {}')).toBe('gift')
    expect(detect('a.txt', 'Grant is buried in { =tomb ~x }')).toBe('gift')
    expect(detect('a.txt', 'Which?\nA) 1\nB) 2\nANSWER: A')).toBe('aiken')
    expect(detect('a.gift', 'Which?\nA) 1\nB) 2\nANSWER: A')).toBe('gift')
    expect(detectFormat('a.txt', bytesOf('\ufeffstem\ta\tb\n', 'utf16le'))).toBe('csv')
    expect(detect('a.csv', `stem,a,b\n${'ক'.repeat(50_000)},1,2`)).toBe('csv')
  })

  it.each([
    ['an old Word file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0', 'legacy_word'],
    ['an old Excel file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 W\0o\0r\0k\0b\0o\0o\0k\0', 'unknown_format'],
    ['a file with a password', '\xd0\xcf\x11\xe0 E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0', 'protected'],
    ['half an archive', 'PK\x03\x04 and nothing more', 'broken'],
    ['a PDF', '%PDF-1.7', 'unknown_format'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0', 'not_text'],
    ['nothing', '', 'unknown_format'],
    ['blanks', ' \n ', 'unknown_format'],
  ])('is none for %s', (_, signs, refusal) => {
    expect(() => detectFormat('x', bytesOf(signs, 'latin1'))).toThrow(expect.objectContaining({ refusal }))
  })

  it('is none for another archive, or for a file that is too large', () => {
    const zip = createZipWriter()
    const other = Buffer.concat([...zip.write('a.txt', 'x'), zip.finish()])
    expect(() => detectFormat('a.docx', other)).toThrow(expect.objectContaining({ refusal: 'unknown_format' }))
    const large = new Uint8Array(41 * 1024 * 1024)
    expect(() => detectFormat('a.csv', large)).toThrow(expect.objectContaining({ refusal: 'too_big' }))
    large.set(Buffer.from('PK'))
    expect(() => detectFormat('a.docx', large.subarray(0, 21 * 1024 * 1024))).toThrow(
      expect.objectContaining({ refusal: 'too_big' }),
    )
  })

  it('picks the reader', async () => {
    const { rows, summary } = await read(
      (file) => readQuestions('x.txt', file),
      'Which?\nA) 1\nB) 2\nC) 3\nD) 4\nANSWER: A',
    )
    expect(rows).toHaveLength(1)
    expect(summary.format).toBe('aiken')
  })
})
