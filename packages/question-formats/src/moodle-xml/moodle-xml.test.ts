import { describe, expect, it } from 'vitest'
import { mtf, sba } from '../testing/plain-questions.ts'
import { expectRoundTrip, read, write } from '../testing/round-trip.ts'
import { readMoodleXml } from './read-moodle-xml.ts'
import { moodleXmlWriter, writeMoodleXml } from './write-moodle-xml.ts'

it('Moodle XML carries everything', () =>
  expectRoundTrip({ writer: writeMoodleXml, reader: readMoodleXml, mayBePicture: true }))

it('Moodle XML for a Moodle without the plugin carries everything but the order of stems', () =>
  expectRoundTrip({ writer: moodleXmlWriter({ mtf: 'split' }), reader: readMoodleXml, mayBePicture: true }))

const rowsOf = async (...questions: string[]) =>
  (await read(readMoodleXml, `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`)).rows

/** As Moodle 4 exports it, blanks and all. */
const exported = `<!-- question: 812  -->
  <question type="multichoice">
    <name>
      <text>Bile</text>
    </name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr" style="text-align: left;">Where is <b>bile</b> made?&nbsp;<br></p><p><img src="@@PLUGINFILE@@/liver%20%281%29.png" alt="A liver" width="20"></p>]]></text>
<file name="liver (1).png" path="/" encoding="base64">iVBORw0KGgo=</file>
    </questiontext>
    <generalfeedback format="html">
      <text><![CDATA[<p>Hepatocytes make it, 10<sup>-3</sup> at a time.</p>]]></text>
    </generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber></idnumber>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
    <showstandardinstruction>0</showstandardinstruction>
    <correctfeedback format="html">
      <text>Your answer is correct.</text>
    </correctfeedback>
    <shownumcorrect/>
    <answer fraction="-25" format="html">
      <text><![CDATA[<p>Lung</p>]]></text>
      <feedback format="html">
        <text><![CDATA[<p>No.</p>]]></text>
      </feedback>
    </answer>
    <answer fraction="100" format="html">
      <text>Liver</text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <answer fraction="-25" format="plain_text"><text>&lt; Kidney</text></answer>
    <answer fraction="0" format="moodle_auto_format"><text>Spleen
or so</text></answer>
    <tags>
      <tag><text>hepatology</text>
</tag>
    </tags>
  </question>`

describe('a file that Moodle has exported', () => {
  it('is read with its pictures, feedback and tags, in its category', async () => {
    const [row] = await rowsOf(
      '<question type="category"><category><text>$course$/top/Anatomy//Physiology/GIT/Liver</text></category><info format="html"><text></text></info></question>',
      exported,
    )
    expect(row).toMatchObject({
      question: {
        name: 'Bile',
        type: 'sba',
        text: { bn: 'Where is bile made?' },
        pictures: [{ name: 'liver (1).png', alt: { bn: 'A liver' } }],
        parts: [
          { id: 1, text: { bn: 'Lung' }, note: { bn: 'No.' } },
          { id: 2, text: { bn: 'Liver' }, note: null },
          { id: 3, text: { bn: '< Kidney' } },
          { id: 4, text: { bn: 'Spleen\nor so' } },
        ],
        fixedOrder: false,
        key: { type: 'sba', options: [2] },
        explanation: { bn: 'Hepatocytes make it, 10^{-3} at a time.' },
        subject: 'Anatomy/Physiology',
        topic: 'GIT / Liver',
        reference: null,
        tags: ['hepatology'],
      },
      faults: [],
    })
    expect(row!.question.pictures[0]!.bytes).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect(row!.lines[0]!.number).toBe(9)
  })

  it('may have true/false stems by the plugin, with blanks around every value', async () => {
    const row = (number: number, text: string) =>
      `<row number="${number}"><optiontext format="html"><text>${text}</text></optiontext><feedbacktext format="html"><text></text></feedbacktext></row>`
    const weight = (row: number, column: number, value: string) =>
      `<weight rownumber="${row}" columnnumber="${column}"><value>\n      ${value}\n    </value></weight>`
    const [read] = await rowsOf(
      `<question type="mtf"><name><text>x</text></name><questiontext format="html"><text>কোনটি সত্য?</text></questiontext>
       <scoringmethod><text>subpoints</text></scoringmethod><shuffleanswers>false</shuffleanswers>
       ${row(1, 'ক')}${row(2, 'খ')}<column number="1"><responsetext format="moodle_auto_format"><text>True</text></responsetext></column>
       ${weight(1, 1, '0.000')}${weight(1, 2, '1.000')}${weight(2, 1, '1.000')}${weight(2, 2, '0.000')}</question>`,
    )
    expect(read!.question).toMatchObject({
      type: 'mcq',
      fixedOrder: true,
      key: { type: 'mcq', stems: { 1: 'F', 2: 'T' } },
    })
    expect(read!.faults).toEqual([])
  })

  it('asks of each option whether it is true where several are right', async () => {
    const [row] = await rowsOf(
      '<question type="multichoice"><questiontext><text>x</text></questiontext><single>false</single><answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer><answer fraction="-100"><text>c</text></answer></question>',
    )
    expect(row!.question.key).toEqual({ type: 'mcq', stems: { 1: 'T', 2: 'T', 3: 'F' } })
    expect(row!.faults).toMatchObject([{ code: 'type_unsure', weight: 'look' }])
  })

  it('reads a single statement as one stem, false first or true first', async () => {
    const statement = (answers: string) =>
      `<question type="truefalse"><name><text>Sun</text></name><questiontext format="html"><text>The sun is hot.</text></questiontext>${answers}</question>`
    const [one, other] = await rowsOf(
      statement('<answer fraction="0"><text>false</text></answer><answer fraction="100"><text>true</text></answer>'),
      statement('<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>'),
    )
    expect(one!.question).toMatchObject({
      name: 'Sun',
      text: { bn: 'সত্য না মিথ্যা?'.normalize('NFC') },
      parts: [{ text: { bn: 'The sun is hot.' } }],
      key: { stems: { 1: 'T' } },
    })
    expect(other!.question.key).toMatchObject({ stems: { 1: 'F' } })
  })

  it('tells what it cannot take: types, pictures from elsewhere, pictures in an explanation', async () => {
    const [essay, pictures] = await rowsOf(
      '<question type="essay"><questiontext><text>Why?</text></questiontext></question>',
      exported
        .replace('@@PLUGINFILE@@/liver%20%281%29.png', 'https://example.com/a.png')
        .replace('Hepatocytes', '<img src="data:image/png;base64,iVBORw0KGgo=">'),
    )
    expect(essay!.faults).toMatchObject([{ code: 'type_unknown', weight: 'cannot', found: 'essay' }])
    expect(pictures!.faults).toMatchObject([
      { code: 'picture_lost', found: 'https://example.com/a.png' },
      { code: 'picture_lost', found: 'picture.png' },
    ])
  })

  it.each([
    ['another XML file', '<rss><channel/></rss>', 'unknown_format'],
    ['a document type', '<!DOCTYPE quiz><quiz/>', 'dangerous'],
    ['no XML at all', 'hello', 'unknown_format'],
    ['half of one', '<quiz><question type="essay">', 'broken'],
  ])('is not %s', async (_, file, refusal) => {
    await expect(read(readMoodleXml, file)).rejects.toMatchObject({ refusal })
  })
})

describe('a file for Moodle', () => {
  const fileOf = async (writer: typeof writeMoodleXml) => Buffer.from((await write(writer, [sba, mtf])).file).toString()

  it('has what Moodle wants of its types', async () => {
    const file = await fileOf(writeMoodleXml)
    expect(file).toContain('<question type="multichoice">')
    expect(file.match(/<answer fraction="100"/g)).toHaveLength(1)
    expect(file).toContain('<question type="mtf">')
    expect(file.match(/<weight /g)).toHaveLength(10)
    expect(file.match(/<value>1\.000/g)).toHaveLength(5)
  })

  it('has five statements for a Moodle without the plugin', async () => {
    const file = await fileOf(moodleXmlWriter({ mtf: 'split' }))
    expect(file.match(/<question type="truefalse">/g)).toHaveLength(5)
    expect(file).toContain('<name><text>Q2 e</text>')
  })

  it('shows raised signs and formulas as Moodle shows them', async () => {
    const { file } = await write(writeMoodleXml, [{ ...sba, text: { bn: 'x^{2} ও \\frac{1}{2}' } }])
    expect(Buffer.from(file).toString()).toContain(
      'x<sup>2</sup> ও <span class="question-formula">\\(\\frac{1}{2}\\)</span>',
    )
  })
})
