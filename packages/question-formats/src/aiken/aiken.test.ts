import { describe, expect, it } from 'vitest'
import { mtf, sba } from '../testing/plain-questions.ts'
import { expectRoundTrip, read, write } from '../testing/round-trip.ts'
import { readAiken } from './read-aiken.ts'
import { writeAiken } from './write-aiken.ts'

const rowsOf = async (file: string) => (await read(readAiken, file)).rows

it('Aiken carries the words of single choices and their key, and says what it does not', () =>
  expectRoundTrip({ writer: writeAiken, reader: readAiken }))

describe('an Aiken file', () => {
  it('is read as Moodle reads it', async () => {
    const [one, other] = await rowsOf(
      'Where is bile made?\r\nA) Lung\r\nB.Liver\r\nC) Kidney\r\nD) Spleen\r\nANSWER: B\r\nNext?\nA) 1\nB) 2\nC) 3\nD) 4\nANSWER: D',
    )
    expect(one).toMatchObject({
      question: { text: { bn: 'Where is bile made?' }, key: { type: 'sba', options: [2] } },
      faults: [],
    })
    expect(one!.question.parts.map(({ text }) => text.bn)).toEqual(['Lung', 'Liver', 'Kidney', 'Spleen'])
    expect(other!.question).toMatchObject({ text: { bn: 'Next?' }, key: { options: [4] } })
    expect(other!.lines[0]!.number).toBe(7)
  })

  it('may be in Bengali, of several lines, and with a blank line where Aiken has none', async () => {
    const [row] = await rowsOf(
      'নিচের কোনটি সঠিক?\ni) এক\nii) দুই\n\nক) i\nখ) ii\nগ) i ও ii\nঘ) কোনোটিই নয়\nসঠিক উত্তরঃ (গ) i ও ii\n',
    )
    expect(row!.question).toMatchObject({ text: { bn: 'নিচের কোনটি সঠিক?\ni) এক\nii) দুই' }, key: { options: [3] } })
    expect(row!.faults).toEqual([])
  })

  it('takes a label for one only where it comes in order', async () => {
    const [row] = await rowsOf(
      'A. baumannii is resistant because\nB. subtilis is not. Why?\nA) x\nB) y\nC) z\nD) w\nAns. c\n',
    )
    expect(row!.question.text.bn).toBe('A. baumannii is resistant because\nB. subtilis is not. Why?')
    expect(row!.question.parts).toHaveLength(4)
    expect(row!.question.key).toEqual({ type: 'sba', options: [3] })
  })

  it('tells in which line the answer is wrong, and goes on', async () => {
    const rows = await rowsOf(
      'One?\nA) 1\nB) 2\nC) 3\nD) 4\nANSWER: F\n\nTwo?\nA) 1\nB) 2\nC) 3\nD) 4\n\nThree?\nA) 1\nB) 2\nC) 3\nD) 4\nANSWER: A',
    )
    expect(rows.map(({ faults }) => faults)).toEqual([
      [{ code: 'key_outside', weight: 'cannot', line: 6, found: 'F', expected: 'a-d' }],
      [{ code: 'no_key', weight: 'cannot', line: 8 }],
      [],
    ])
  })

  it('is converted from Bijoy, labels and all', async () => {
    const { rows, summary } = await read(
      readAiken,
      'wb‡Pi †KvbwU Preload evovq?\nK) Venous return evo‡j\nL) `vuwo‡q _vK‡j\nM) i³¶iY n‡j\nN) wkivq †¯œn c`v_©\nDËi t L\n',
    )
    expect(rows[0]!.question).toMatchObject({
      text: { bn: 'নিচের কোনটি Preload বাড়ায়?'.normalize('NFC') },
      key: { options: [2] },
    })
    expect(rows[0]!.question.parts).toHaveLength(4)
    expect(rows[0]!.lines[0]!.runs).toEqual([
      { raw: 'wb‡Pi †KvbwU Preload evovq?', shown: 'নিচের কোনটি Preload বাড়ায়?'.normalize('NFC'), isBijoy: true },
    ])
    expect(summary.bijoyWords).toBeGreaterThan(8)
  })

  it('may be a whole paper, with numbers and explanations', async () => {
    const rows = await rowsOf(
      '১। পিত্ত কোথায় তৈরি হয়?\nক) ফুসফুস  খ) যকৃৎ  গ) বৃক্ক  ঘ) প্লীহা\nউত্তর: খ\nব্যাখ্যা: যকৃতে।\n\n২। আর?\nক) ১  খ) ২  গ) ৩  ঘ) ৪\nউত্তর: গ\n',
    )
    expect(rows.map(({ question }) => question)).toMatchObject([
      { text: { bn: 'পিত্ত কোথায় তৈরি হয়?'.normalize('NFC') }, key: { options: [2] }, explanation: { bn: 'যকৃতে।' } },
      { text: { bn: 'আর?' }, key: { options: [3] }, explanation: null },
    ])
  })

  it('shows its first lines where no question is found', async () => {
    const { rows, summary } = await read(readAiken, 'Dear teacher,\n\nthe questions are\nattached.\n')
    expect(rows).toEqual([])
    expect(summary.firstLines.map(({ runs }) => runs[0]!.raw)).toEqual([
      'Dear teacher,',
      'the questions are',
      'attached.',
    ])
  })
})

describe('an Aiken file that we make', () => {
  it('has a line for everything, and leaves out what Aiken has no words for', async () => {
    const { file, losses } = await write(writeAiken, [{ ...sba, text: { bn: 'B. subtilis\nকোথায়?' } }, mtf])
    expect(Buffer.from(file).toString()).toBe(
      '\u2060B. subtilis কোথায়?\nA) ফুসফুস\nB) যকৃৎ\nC) বৃক্ক\nD) প্লীহা\nANSWER: B\n\n',
    )
    expect(losses).toEqual([
      { code: 'line_breaks', questions: [1] },
      { code: 'type', questions: [2] },
    ])
  })
})
