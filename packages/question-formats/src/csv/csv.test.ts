import { describe, expect, it } from 'vitest'
import { mtf, sba } from '../testing/plain-questions.ts'
import { expectRoundTrip, read, write } from '../testing/round-trip.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const rowsOf = async (file: string | Uint8Array) => (await read(readCsv, file)).rows
const head = 'type,stem,a,b,c,d,e,answer'

it('CSV carries everything but pictures', () =>
  expectRoundTrip({ writer: writeCsv, reader: readCsv, telling: ['picture_lost'] }))

describe('a CSV file that somebody made', () => {
  it('has its columns in any order, in any letters and in Bengali', async () => {
    const [row] = await rowsOf('উত্তর;Option-D;OPTION C;বিকল্প খ;ক;প্রশ্ন;ব্যাখ্যা\r\nগ;৪;৩;২;১;কত?;কারণ\r\n')
    expect(row!.question).toMatchObject({
      text: { bn: 'কত?' },
      parts: ['১', '২', '৩', '৪'].map((bn, index) => ({ id: index + 1, text: { bn } })),
      key: { type: 'sba', options: [3] },
      explanation: { bn: 'কারণ' },
    })
    expect(row!.faults).toEqual([])
  })

  it('may have a title above its headings, and empty rows', async () => {
    const rows = await rowsOf(`আমার প্রশ্ন,,,,,,,\n,,,,,,,\n${head}\nsba,x,1,2,3,4,,a\n,,,,,,,\nmtf,y,1,2,3,4,5,TFTFT\n`)
    expect(rows.map(({ lines }) => lines[0]!.number)).toEqual([4, 6])
  })

  it('is refused without headings', async () => {
    await expect(rowsOf('কোনটি?,ক,খ,গ,ঘ,a\n')).rejects.toMatchObject({ refusal: 'no_header' })
    await expect(rowsOf('')).rejects.toMatchObject({ refusal: 'no_header' })
  })

  it('tells the line in which a record begins, whatever it has inside', async () => {
    const rows = await rowsOf(`${head}\nsba,"এক\nদুই\r\nতিন",1,2,3,4,,f\nsba,y,1,2,3,,,a`)
    expect(rows[0]!.question.text.bn).toBe('এক\nদুই\nতিন')
    expect(rows[0]!.faults).toEqual([{ code: 'key_outside', weight: 'cannot', line: 2, found: 'f', expected: 'a-d' }])
    expect(rows[1]!.faults).toEqual([{ code: 'part_count', weight: 'cannot', line: 5, found: '3', expected: '4-5' }])
  })

  it('says by its answer of what type a question is', async () => {
    const rows = await rowsOf(`stem,a,b,c,d,e,answer\nx,1,2,3,4,5,"T,F,T,T,F"\nx,1,2,3,4,5,e\n`)
    expect(rows.map(({ question }) => question.type)).toEqual(['mcq', 'sba'])
  })

  it('may say the truth of each stem in a column of its own, as Excel spells it', async () => {
    const [row] = await rowsOf('type,stem,a,b,a_key,b_key\nmtf,x,1,2,TRUE,FALSE\n')
    expect(row!.question.key).toEqual({ type: 'mcq', stems: { 1: 'T', 2: 'F' } })
  })

  it('never gets along with fewer keys than stems', async () => {
    const [row] = await rowsOf(`${head}\nmtf,x,1,2,3,4,5,TFTF\n`)
    expect(row!.question.key).toBeNull()
    expect(row!.faults).toMatchObject([{ code: 'key_count', found: 'TFTF' }])
  })

  it('keeps the place of an option that is missing', async () => {
    const [row] = await rowsOf(`${head}\nsba,x,1,,3,4,,c\n`)
    expect(row!.question.key).toEqual({ type: 'sba', options: [3] })
    expect(row!.faults).toMatchObject([{ code: 'part_empty', found: '2' }])
  })

  it('says that it has no such type', async () => {
    const [row] = await rowsOf(`${head}\nessay,x,1,2,3,4,,a\n`)
    expect(row!.faults).toMatchObject([{ code: 'type_unknown', found: 'essay' }])
  })

  it('does not need to double its quotes', async () => {
    const [row] = await rowsOf(`${head}\nsba,"the "best" one",1,2,3,4,,a\n`)
    expect(row!.question.text.bn).toBe('the "best" one')
    expect(row!.question.parts).toHaveLength(4)
  })
})

describe('the encoding of a CSV file', () => {
  const csv = `${head}\nsba,কোনটি?,ক্ষ,র‍্যা,গ,ঘ,,a\n`
  const stem = 'কোনটি?'.normalize('NFC')

  it.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`)],
    ['what Excel calls Unicode text', Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le')],
    ['UTF-16 of another kind', Buffer.from(`\ufeff${csv}`, 'utf16le').swap16()],
    [
      'UTF-8 that was taken for Windows-1252 and saved again',
      Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(csv))),
    ],
  ])('may be %s', async (_, file) => {
    const [row] = await rowsOf(file)
    expect(row!.question.text.bn).toBe(stem)
    expect(row!.question.parts[1]!.text.bn).toBe('র‍্যা')
    expect(row!.faults).toEqual([])
  })

  it('is said to be unsure where nothing tells it', async () => {
    const [row] = await rowsOf(Buffer.from(`${head}\nsba,Ménière,1,2,3,4,,a\n`, 'latin1'))
    expect(row!.question.text.bn).toBe('Ménière')
    expect(row!.faults).toMatchObject([{ code: 'encoding_unsure', weight: 'look', line: 2 }])
  })

  it('is that of a text', async () => {
    await expect(rowsOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 1]))).rejects.toMatchObject({ refusal: 'not_text' })
  })
})

describe('Bijoy in a CSV file', () => {
  it('is converted where a row looks like it, and its labels with it', async () => {
    const { rows, summary } = await read(
      readCsv,
      `${head}\nsba,wb‡Pi †KvbwU Preload evovq?,Venous return evo‡j,\`vuwo‡q _vK‡j,i³¶iY n‡j,x^{2},,L\nsba,Which mRNA?,ATPase,Na+/K+,pH,IgG,,b\n`,
    )
    expect(rows[0]!.question).toMatchObject({
      text: { bn: 'নিচের কোনটি Preload বাড়ায়?'.normalize('NFC') },
      parts: ['Venous return বাড়লে', 'দাঁড়িয়ে থাকলে', 'রক্তক্ষরণ হলে', 'x^{2}'].map((bn) => ({
        text: { bn: bn.normalize('NFC') },
      })),
      key: { type: 'sba', options: [2] },
    })
    expect(rows[1]!.question).toMatchObject({ text: { bn: 'Which mRNA?' }, key: { type: 'sba', options: [2] } })
    expect(summary.converted).toContainEqual({ before: '†KvbwU', after: 'কোনটি', count: 1 })
    expect(summary.bijoyWords).toBe(9)
  })
})

describe('a CSV file that we make', () => {
  it('begins with the mark that Excel wants, and keeps formulas from being run', async () => {
    const { file, losses } = await write(writeCsv, [{ ...sba, text: { bn: '=1+1' } }, mtf])
    const text = Buffer.from(file).toString()
    expect(text.startsWith('\ufeffid,type,stem,')).toBe(true)
    expect(text).toContain("sba,'=1+1,")
    expect(text).toContain('TFTFT')
    expect(losses).toEqual([])
  })
})
