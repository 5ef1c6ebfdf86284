import { describe, expect, it } from 'vitest'
import { readDocx } from '../docx/read-docx.ts'
import type { FileQuestion } from '../file-question.ts'
import { mtf, sba } from '../testing/plain-questions.ts'
import { read, write } from '../testing/round-trip.ts'
import { openZip } from '../zip/open-zip.ts'
import { createZipWriter } from '../zip/write-zip.ts'
import { writeDocx } from './write-docx.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

async function partsOf(...questions: FileQuestion[]) {
  const { file, losses } = await write(writeDocx, questions)
  const zip = openZip(file)
  const part = async (path: string) => Buffer.from(await zip.read(path)).toString()
  const document = await part('word/document.xml')
  const lines = document.split('</w:p>').map((paragraph) => paragraph.replace(/<[^>]+>/g, '').trim())
  return { zip, part, document, lines, losses }
}

describe('a Word file of questions', () => {
  it('is laid out as teachers do, with a style for every paragraph', async () => {
    const { lines, document, losses } = await partsOf(
      { ...sba, name: 'x', explanation: { bn: 'কারণ', en: 'Because' }, reference: 'Guyton, p. 7', tags: ['CVS', 'a;b'] },
      { ...mtf, parts: mtf.parts.map((part) => ({ ...part, note: { bn: 'কেন' } })) },
    )
    expect(lines.slice(0, 9)).toEqual([
      `১। ${sba.text.bn}`,
      'ক) ফুসফুস',
      'খ) যকৃৎ',
      'গ) বৃক্ক',
      'ঘ) প্লীহা',
      'উত্তর: খ',
      'ব্যাখ্যা: কারণ',
      'EN: Because',
      'সূত্র: Guyton, p. 7',
    ])
    expect(lines).toContain('ট্যাগ: CVS; a\\;b')
    expect(lines).toContain('উত্তর: TFTFT')
    expect(document.match(/QuestionStatement/g)).toHaveLength(5)
    expect(losses).toEqual([{ code: 'name', questions: [1] }])
  })

  it('names fonts that show Bengali', async () => {
    const { part } = await partsOf(sba)
    expect(await part('word/styles.xml')).toContain('w:cs="Nirmala UI"')
    expect(await part('word/fontTable.xml')).toContain('Noto Sans Bengali')
  })

  it('has formulas as equations of Word, and signs above and below the line as Word has them', async () => {
    const { document } = await partsOf({ ...sba, text: { bn: 'Ca^{2+}, H_{2}O: \\frac{x^{2}}{\\sqrt{2}} < 1\n2^{10' } })
    expect(document).toContain('<w:vertAlign w:val="superscript"/></w:rPr><w:t xml:space="preserve">2+</w:t>')
    expect(document.replace(/<w:rPr>.*?<\/w:rPr>/g, '')).toContain(
      '<m:f><m:num><m:r><m:t xml:space="preserve">x</m:t></m:r><m:sSup>',
    )
    expect(document).toContain('&lt; 1</w:t><w:br/><w:t xml:space="preserve">2^{10</w:t>')
  })

  it('embeds its pictures, says what they show, and names what Word cannot show', async () => {
    const picture = { name: 'ECG.png', bytes: png, alt: { bn: 'তরঙ্গ', en: 'a "wave"' } }
    const { zip, part, document, losses } = await partsOf({
      ...sba,
      pictures: [picture, { ...picture, bytes: Buffer.from('wmf') }],
    })
    expect(zip.paths.filter((path) => path.includes('media'))).toEqual(['word/media/image1.png'])
    expect(await part('word/_rels/document.xml.rels')).toContain('Id="rId3"')
    expect(document).toContain('<a:blip r:embed="rId3"/>')
    expect(document).toContain('name="ECG.png" descr="তরঙ্গ" title="a &quot;wave&quot;"')
    expect(losses).toEqual([{ code: 'pictures', questions: [1] }])
  })
})

/** The file as it is when somebody has copied its text into another: no style of ours is left. */
async function withoutStyles(file: Uint8Array): Promise<Uint8Array> {
  const zip = openZip(file)
  const written = createZipWriter()
  const pieces: Uint8Array[] = []
  for (const path of zip.paths) {
    const text = Buffer.from(await zip.read(path)).toString()
    pieces.push(...written.write(path, text.replace(/<w:pStyle [^>]*>/g, '')))
  }
  return Buffer.concat([...pieces, written.finish()])
}

describe('a Word file of questions that is read again', () => {
  const explained = {
    explanation: { bn: 'যকৃতে তৈরি হয়।\nপরে জমা থাকে।'.normalize('NFC') },
    reference: 'Guyton 14e, p. 123',
    subject: 'Physiology',
    topic: 'GIT',
    tags: ['CVS', 'MBBS'],
  }
  const questions = [
    { ...sba, ...explained, text: { bn: 'H_{2}O ও \\frac{1}{2} কোথায়?'.normalize('NFC') } },
    { ...mtf, ...explained },
    {
      ...sba,
      text: { ...sba.text, en: 'Where is bile made?' },
      parts: sba.parts.map((part) => ({ ...part, text: { ...part.text, en: 'x' } })),
    },
  ]

  it('needs no styles where its texts are plain: its labels say as much', async () => {
    const { file } = await write(writeDocx, questions)
    const { rows } = await read(readDocx, await withoutStyles(file))
    expect(rows.map(({ question }) => question)).toEqual(questions)
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('keeps scripts apart that stand side by side', async () => {
    const text = { bn: 'ক^{a}^{b} ^{c}_{d}' }
    const { file } = await write(writeDocx, [{ ...sba, text }])
    expect((await read(readDocx, file)).rows[0]!.question.text).toEqual(text)
  })

  it('goes on where somebody has divided a paragraph, and told by the line what is wrong', async () => {
    const { file } = await write(writeDocx, [{ ...sba, ...explained }])
    const zip = openZip(file)
    const document = Buffer.from(await zip.read('word/document.xml')).toString()
    const changed = document
      .replace('<w:br/>', '</w:r></w:p><w:p><w:pPr><w:pStyle w:val="QuestionExplanation"/></w:pPr><w:r>')
      .replace('>খ<', '>চ<')
    const written = createZipWriter()
    const pieces: Uint8Array[] = []
    for (const path of zip.paths)
      pieces.push(
        ...written.write(path, path === 'word/document.xml' ? changed : Buffer.from(await zip.read(path)).toString()),
      )
    const { rows } = await read(readDocx, Buffer.concat([...pieces, written.finish()]))
    expect(rows[0]!.question.explanation).toEqual(explained.explanation)
    expect(rows[0]!.faults).toEqual([{ code: 'key_outside', weight: 'cannot', line: 6, found: 'চ', expected: 'a-d' }])
  })
})
