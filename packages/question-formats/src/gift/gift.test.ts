import { describe, expect, it } from 'vitest'
import { mtf, sba } from '../testing/plain-questions.ts'
import { expectRoundTrip, read, write } from '../testing/round-trip.ts'
import { readGift } from './read-gift.ts'
import { writeGift } from './write-gift.ts'

const rowsOf = async (file: string) => (await read(readGift, file)).rows
const textOf = async (...questions: (typeof sba)[]) => Buffer.from((await write(writeGift, questions)).file).toString()

it('GIFT carries everything but pictures and the order of options', () =>
  expectRoundTrip({ writer: writeGift, reader: readGift }))

describe('a GIFT file that somebody made', () => {
  it('has titles, feedback, comments and categories', async () => {
    const [row] = await rowsOf(`// a comment
$CATEGORY: $course$/top/Anatomy/Liver

// question: 12  name: Bile
// [id:B-7] [tag:hepatology] [tag:a \\] b]
::Bile\\: where::Where is bile made? {
  ~Lung#no
  =Liver#yes, \\{here\\}
  ~Kidney ~%-25%Spleen
  ####Hepatocytes.\\nAll of them.
}
`)
    expect(row).toMatchObject({
      question: {
        name: 'B-7',
        text: { bn: 'Where is bile made?' },
        parts: [
          { text: { bn: 'Lung' }, note: { bn: 'no' } },
          { text: { bn: 'Liver' }, note: { bn: 'yes, {here}' } },
          { text: { bn: 'Kidney' }, note: null },
          { text: { bn: 'Spleen' }, note: null },
        ],
        key: { type: 'sba', options: [2] },
        explanation: { bn: 'Hepatocytes.\nAll of them.' },
        subject: 'Anatomy',
        topic: 'Liver',
        tags: ['hepatology', 'a ] b'],
      },
      faults: [],
    })
    expect(row!.lines.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11])
  })

  it('may go on behind the braces, have blank lines between them, and none between questions', async () => {
    const rows = await rowsOf(
      'Bile is made in the {~lung =liver ~kidney\n\n~spleen} of man.\n::Two::Next? {=a ~b ~c ~d}\nThree? {~a ~b =c ~d}',
    )
    expect(rows.map(({ question }) => question.text.bn)).toEqual([
      'Bile is made in the _____ of man.',
      'Next?',
      'Three?',
    ])
    expect(rows.map(({ faults }) => faults)).toEqual([[], [], []])
  })

  it('may have tags where nothing says so, and signs that are none', async () => {
    const [tagged, plain] = await rowsOf(
      'H<sub>2</sub>O &amp; <b>x</b>? {=a ~b ~c ~d}\n\nIs p < 0.05 & x > 1? {=a ~b ~c ~d}',
    )
    expect(tagged!.question.text.bn).toBe('H_{2}O & x?')
    expect(plain!.question.text.bn).toBe('Is p < 0.05 & x > 1?')
  })

  it('has formulas as Moodle knows them', async () => {
    const [row] = await rowsOf('What is \\\\(\\\\frac\\{a\\}\\{b\\}\\\\)? {=$$x^2$$ ~b ~c ~d}')
    expect(row!.question).toMatchObject({
      text: { bn: 'What is \\frac{a}{b}?' },
      parts: [{ text: { bn: 'x^{2}' } }, {}, {}, {}],
    })
  })

  it('joins statements with the same title to one question, and leaves others alone', async () => {
    const rows = await rowsOf(
      '::12 a::The heart\\nhas four chambers {T}\n\n::12 b::The heart\\nhas five chambers {FALSE#it has four}\n\n::13::The sun is hot {TRUE}',
    )
    expect(rows.map(({ question }) => question)).toMatchObject([
      {
        name: '12',
        text: { bn: 'The heart' },
        parts: [
          { text: { bn: 'has four chambers' } },
          { text: { bn: 'has five chambers' }, note: { bn: 'it has four' } },
        ],
        key: { type: 'mcq', stems: { 1: 'T', 2: 'F' } },
      },
      { name: '13', parts: [{ text: { bn: 'The sun is hot' } }], key: { stems: { 1: 'T' } } },
    ])
  })

  it('asks of each option whether it is true where several count in part', async () => {
    const [row] = await rowsOf('Which? {~%50%a ~%50%b ~%-100%c ~%-100%d}')
    expect(row!.question.key).toEqual({ type: 'mcq', stems: { 1: 'T', 2: 'T', 3: 'F', 4: 'F' } })
    expect(row!.faults).toMatchObject([{ code: 'type_unsure' }])
  })

  it('is converted from Bijoy where a question looks like it', async () => {
    const { rows, summary } = await read(
      readGift,
      '::১::\nwb‡Pi †KvbwU Preload evovq? {~Venous return evo‡j =`vuwo‡q _vK‡j ~i³¶iY n‡j ~mRNA}\n\nWhich mRNA? {=ATPase ~Na+/K+ ~pH ~IgG}',
    )
    expect(rows[0]!.question).toMatchObject({
      text: { bn: 'নিচের কোনটি Preload বাড়ায়?'.normalize('NFC') },
      parts: [{ text: { bn: 'Venous return বাড়লে'.normalize('NFC') } }, {}, {}, { text: { bn: 'mRNA' } }],
    })
    expect(rows[1]!.question.text.bn).toBe('Which mRNA?')
    expect(summary.converted).toContainEqual({ before: '†KvbwU', after: 'কোনটি', count: 1 })
  })

  it('says which types we do not have', async () => {
    const rows = await rowsOf(
      'Why? {}\n\n2+2? {#4}\n\nMatch {=a -> b =c -> d =e -> f}\n\nCapital? {=Dhaka =ঢাকা}\n\nJust a text.',
    )
    expect(rows.map(({ faults }) => faults.map(({ code, found }) => `${code} ${found}`))).toEqual(
      ['essay', 'numerical', 'matching', 'shortanswer', 'description'].map((kind) => [`type_unknown ${kind}`]),
    )
  })
})

describe('a GIFT file that we make', () => {
  it('is plain where the question is', async () => {
    expect(await textOf({ ...sba, name: 'Q: 1', explanation: { bn: 'a {b}' } })).toBe(
      `::Q\\: 1::${sba.text.bn} {\n  ~ফুসফুস\n  =যকৃৎ\n  ~বৃক্ক\n  ~প্লীহা\n####a \\{b\\}}\n\n`,
    )
  })

  it('is HTML where there are two languages, and a statement for each stem', async () => {
    expect(await textOf({ ...sba, text: { bn: 'ক', en: 'a' } })).toContain(
      '[html]<span lang\\="bn" class\\="multilang">ক</span><span lang\\="en" class\\="multilang">a</span> {',
    )
    const statements = await textOf(mtf)
    expect(statements.match(/^::Q1 [a-e]::/gm)).toHaveLength(5)
    expect(statements.match(/\{TRUE\}/g)).toHaveLength(3)
  })
})
