import { describe, expect, it } from 'vitest'
import type { FileQuestion } from '../file-question.ts'
import type { ReadRow } from '../reading.ts'
import { type DocxBlock, type DocxContent, type DocxRun, makeDocx, zipParts } from '../testing/make-docx.ts'
import { omml } from '../testing/make-equation.ts'
import { makePng, makeWmf } from '../testing/make-picture.ts'
import { read } from '../testing/round-trip.ts'
import { readDocx } from './read-docx.ts'

const bn = (text: string) => text.normalize('NFC')
const bijoy = (text: string): DocxRun => ({ text, font: 'SutonnyMJ' })
const options: DocxBlock[] = ['ক) এক', 'খ) দুই', 'গ) তিন', 'ঘ) চার', 'উত্তর: খ']

const readBody = async (body: DocxBlock[], more: Omit<DocxContent, 'body'> = {}) =>
  (await read(readDocx, makeDocx({ body, ...more }))).rows

/** The one question whose words are these runs. */
async function readStem(runs: (string | DocxRun)[], more?: Omit<DocxContent, 'body'>): Promise<ReadRow> {
  const rows = await readBody([{ runs: ['১। ', ...runs] }, ...options], more)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

const textOf = async (...runs: (string | DocxRun)[]) => (await readStem(runs)).question.text.bn
const partsOf = ({ parts }: FileQuestion) => parts.map(({ text }) => text.bn)
const codesOf = ({ faults }: ReadRow) => faults.map(({ code, line }) => [code, line])

describe('the font of a run', () => {
  const fonts = (name: string) => `<w:rPr><w:rFonts w:ascii="${name}" w:hAnsi="${name}"/></w:rPr>`
  const style = (type: string, id: string, inside: string, isDefault = false) =>
    `<w:style w:type="${type}" w:styleId="${id}"${isDefault ? ' w:default="1"' : ''}>${inside}</w:style>`

  it.each<[string, string, DocxContent['fontScheme']?]>([
    ['the document', `<w:docDefaults><w:rPrDefault>${fonts('SutonnyMJ')}</w:rPrDefault></w:docDefaults>`],
    ['the usual style of paragraphs', style('paragraph', 'Normal', fonts('SutonnyMJ'), true)],
    [
      'a style that the usual one is based on',
      style('paragraph', 'Base', fonts('SutonnyMJ')) + style('paragraph', 'Normal', '<w:basedOn w:val="Base"/>', true),
    ],
    [
      'the theme, which wins over a name beside it',
      style(
        'paragraph',
        'Normal',
        '<w:rPr><w:rFonts w:ascii="Arial" w:asciiTheme="minorHAnsi" w:hAnsi="Arial" w:hAnsiTheme="minorHAnsi"/></w:rPr>',
        true,
      ),
      '<a:majorFont><a:latin typeface="Arial"/></a:majorFont><a:minorFont><a:latin typeface="SutonnyMJ"/></a:minorFont>',
    ],
  ])('comes from %s', async (_, styles, fontScheme) => {
    const rows = await readBody(['1| †KvbwU?', 'K) GK', 'L) `yB', 'M) wZb', 'N) Pvi', 'DËi: L'], { styles, fontScheme })
    expect(rows[0]!.question).toMatchObject({ text: { bn: bn('কোনটি?') }, key: { options: [2] } })
    expect(partsOf(rows[0]!.question)).toEqual(['এক', 'দুই', 'তিন', 'চার'])
  })

  it('comes from its own style, and what it says itself wins over all', async () => {
    const styles =
      style('character', 'Bangla', fonts('SutonnyMJ')) + style('paragraph', 'Loop', '<w:basedOn w:val="Loop"/>')
    const row = await readStem(
      [
        { text: '†KvbwU', style: 'Bangla' },
        { text: ' evg', style: 'Bangla', font: 'Arial' },
      ],
      { styles },
    )
    expect(row.question.text.bn).toBe(bn('কোনটি evg'))
  })

  it('is not the one for complex scripts, unless the run says so', async () => {
    const complex = (isOn: string) => ({
      xml: `<w:r><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="SutonnyMJ"/>${isOn}</w:rPr><w:t>evg</w:t></w:r>`,
    })
    expect(await textOf(complex(''))).toBe('evg')
    expect(await textOf(complex('<w:cs/>'))).toBe('বাম')
  })

  it('joins what Word cut apart, around marks of spelling and bookmarks', async () => {
    const cut = [
      bijoy('Kv'),
      { xml: '<w:proofErr w:type="spellStart"/>' },
      bijoy('h'),
      { xml: '<w:bookmarkStart w:id="0"/>' },
      bijoy('© '),
      bijoy('†'),
      bijoy('Kvb'),
    ]
    expect(await textOf(...cut)).toBe(bn('কার্য কোন'))
  })

  it('leaves English, Unicode, and digits of other fonts as they are', async () => {
    const latin = { text: ' Guillain–Barré 12 ', font: 'Times New Roman' }
    expect(
      await textOf(bijoy('12'), latin, { text: 'বাংলা', font: 'SutonnyMJ' }, { text: ' mRNA', font: 'SutonnyOMJ' }),
    ).toBe('১২ Guillain–Barré 12 বাংলা mRNA')
  })

  it('of another family before Unicode is refused, not guessed', async () => {
    const row = await readStem([{ text: 'evsjv', font: 'Boishakhi' }])
    expect(row.faults).toEqual([{ code: 'foreign_ansi_font', weight: 'cannot', line: 1, found: 'Boishakhi' }])
  })

  it('may be wrong, which is asked', async () => {
    const row = await readStem([{ text: 'evsjv‡`‡ki ivRavbx †Kv_vq?', font: 'SutonnyOMJ' }])
    expect(row.question.text.bn).toBe('evsjv‡`‡ki ivRavbx †Kv_vq?')
    expect(row.faults).toMatchObject([{ code: 'bijoy_unsure', weight: 'look', line: 1 }])
  })

  it('names what could not be converted, with its word', async () => {
    const row = await readStem([bijoy('K€L evwo—Ni')])
    expect(row.faults).toEqual([
      { code: 'bijoy_unknown', weight: 'look', line: 1, found: 'K€L' },
      { code: 'bijoy_unsure', weight: 'look', line: 1, found: 'evwo—Ni' },
    ])
  })

  it('is kept beside the reading', async () => {
    const { lines } = await readStem([bijoy('evg '), { text: 'left', font: 'Arial' }])
    expect(lines[0]).toEqual({
      number: 1,
      page: 1,
      runs: [
        { raw: '১। ', shown: '১। ', isBijoy: false },
        { raw: 'evg ', shown: 'বাম ', isBijoy: true },
        { raw: 'left', shown: 'left', isBijoy: false },
      ],
    })
  })
})

describe('the text of a paragraph', () => {
  it('has what was changed as it is now', async () => {
    const text = await textOf(
      { xml: '<w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>' },
      { xml: '<w:moveFrom><w:r><w:t>away</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t> here</w:t></w:r></w:moveTo>' },
      { xml: '<w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t> seen</w:t></w:r>' },
    )
    expect(text).toBe('new here seen')
  })

  it('goes through links, fields, tags and controls', async () => {
    const wrap = (name: string, text: string) => `<w:${name}><w:r><w:t>${text}</w:t></w:r></w:${name}>`
    const text = await textOf(
      { xml: wrap('hyperlink', 'a') + wrap('smartTag', 'b') + wrap('fldSimple', 'c') },
      { xml: `<w:sdt><w:sdtPr/>${wrap('sdtContent', 'd')}</w:sdt>` },
      {
        xml: '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>e</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      },
    )
    expect(text).toBe('abcde')
  })

  it('takes one of two forms of the same', async () => {
    const both =
      '<mc:AlternateContent><mc:Choice Requires="x"><w:r><w:t>new</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>old</w:t></w:r></mc:Fallback></mc:AlternateContent>'
    const empty =
      '<mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:r><w:t> old</w:t></w:r></mc:Fallback></mc:AlternateContent>'
    expect(await textOf({ xml: both + empty })).toBe('new old')
  })

  it('leaves out what is hidden, and says so', async () => {
    const row = await readStem(['seen', { text: ' key: A', isHidden: true }])
    expect(row.question.text.bn).toBe('seen')
    expect(row.faults).toEqual([{ code: 'hidden_text', weight: 'look', line: 1, found: ' key: A' }])
  })

  it('has signs above and below the line in the stored notation', async () => {
    const text = await textOf(
      'Na',
      { text: '+', raised: 'superscript' },
      ', CO',
      { text: '2', raised: 'subscript' },
      ' 10',
      { text: '-', raised: 'superscript' },
      { text: '3 ', raised: 'superscript' },
      'x',
    )
    expect(text).toBe('Na^{+}, CO_{2} 10^{-3} x')
  })

  it('has the signs of symbol fonts, or shows that there was one', async () => {
    const sign = (font: string, char: string) => ({ xml: `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>` })
    expect(
      await textOf(
        sign('Symbol', 'F061'),
        sign('Symbol', 'F0B3'),
        sign('Wingdings', 'F0FC'),
        sign('SutonnyMJ', 'F04B'),
      ),
    ).toBe('α≥✓ক')
    const row = await readStem(['x', sign('Webdings', 'F041')])
    expect(row.question.text.bn).toBe('x▯')
    expect(row.faults).toMatchObject([{ code: 'markup_lost', weight: 'look', found: 'Webdings A' }])
  })

  it('has soft hyphens only where they are letters', async () => {
    const soft = (font: string, text: string) => ({
      xml: `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t>c</w:t><w:softHyphen/><w:t>${text}</w:t><w:noBreakHyphen/></w:r>`,
    })
    expect(await textOf(soft('SutonnyMJ', 'vRgv'))).toBe(bn('প্লাজমা-'))
    expect(await textOf(soft('Arial', 'ell'))).toBe('cell-')
  })

  it('is several lines where it is broken, and options may stand on them', async () => {
    const rows = await readBody(['1. Which?\na) one\nb) two\nc) three\nd) four\nAns: c'])
    expect(rows[0]!.question).toMatchObject({ text: { bn: 'Which?' }, key: { options: [3] } })
    expect(rows[0]!.lines).toHaveLength(1)
  })
})

describe('lists, tables and boxes', () => {
  const level = (format: string, text: string, index = 0, more = '') =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`
  const numbering = `<w:abstractNum w:abstractNumId="0">${level('decimal', '%1.')}${level('lowerLetter', '%2)', 1)}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>`
  const item = (text: string, at: number) => ({ runs: [text], list: { numId: 5, level: at } })

  it('rebuild the numbers that Word shows', async () => {
    const ask = (text: string) => [item(text, 0), ...['p', 'q', 'r', 's'].map((each) => item(each, 1)), 'Ans: b']
    const rows = await readBody([...ask('x'), ...ask('y')], { numbering })
    expect(rows.map(({ question, lines }) => [question.text.bn, partsOf(question), lines[2]!.runs[0]!.shown])).toEqual([
      ['x', ['p', 'q', 'r', 's'], 'b) '],
      ['y', ['p', 'q', 'r', 's'], 'b) '],
    ])
    expect(rows[1]!.lines[0]!.runs[0]!.shown).toBe('2. ')
  })

  it('may be numbered by a style, begin anew, and be switched off', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="ListNumber"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>'
    const letters = `<w:abstractNum w:abstractNumId="1">${level('upperLetter', '(%1)')}</w:abstractNum>${[7, 8].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`).join('')}`
    const ask = (text: string, numId: number): DocxBlock[] => [
      { runs: [text], style: 'ListNumber' },
      ...['p', 'q', 'r', 's'].map((each) => ({ runs: [each], list: { numId } })),
      { runs: ['Ans: D'], style: 'ListNumber', list: { numId: 0 } },
    ]
    const rows = await readBody([...ask('x', 7), ...ask('y', 8)], { styles, numbering: numbering + letters })
    expect(rows.map(({ lines }) => lines.map((line) => line.runs[0]!.shown.trim()))).toEqual([
      ['1.', '(A)', '(B)', '(C)', '(D)', 'Ans: D'],
      ['2.', '(A)', '(B)', '(C)', '(D)', 'Ans: D'],
    ])
    expect(rows.map(({ question }) => question.key)).toEqual([4, 4].map((id) => ({ type: 'sba', options: [id] })))
  })

  it('show Bijoy letters where their level has such a font', async () => {
    const abstract = `<w:abstractNum w:abstractNumId="3">${level('upperLetter', '%1)', 0, '<w:rPr><w:rFonts w:ascii="SutonnyMJ"/></w:rPr>')}</w:abstractNum><w:num w:numId="9"><w:abstractNumId w:val="3"/></w:num>`
    const rows = await readBody(
      ['1. x', ...['p', 'q', 'r', 's'].map((each) => ({ runs: [each], list: { numId: 9 } })), 'Ans: a'],
      { numbering: abstract },
    )
    expect(rows[0]!.lines[1]!.runs[0]!.shown).toBe('অ) ')
    expect(partsOf(rows[0]!.question)).toEqual(['p', 'q', 'r', 's'])
  })

  it('put options beside each other, and keys at the end', async () => {
    const table = (...rows: string[][]) => ({ table: rows.map((row) => row.map((cell) => [cell])) })
    const rows = await readBody([
      '১। x',
      table(['ক) এক', 'খ) দুই'], ['গ) তিন', 'ঘ) চার']),
      '২। y',
      table(['ক) এক', 'গ) তিন'], ['খ) দুই', 'ঘ) চার']),
      'উত্তরমালা',
      table(['১', '২'], ['গ', 'ঘ']),
    ])
    expect(rows.map(({ question }) => partsOf(question))).toEqual([
      ['এক', 'দুই', 'তিন', 'চার'],
      ['এক', 'দুই', 'তিন', 'চার'],
    ])
    expect(rows.map(({ question }) => question.key)).toMatchObject([{ options: [3] }, { options: [4] }])
  })

  it('hold whole questions in cells', async () => {
    const ask = (number: number) => [`${number}. q${number}`, 'a) p', 'b) q', 'c) r', 'd) s', 'Ans: a']
    const rows = await readBody([
      {
        table: [
          [ask(1), ask(2)],
          [ask(3), ask(4)],
        ],
      },
    ])
    expect(rows.map(({ question }) => question.text.bn)).toEqual(['q1', 'q2', 'q3', 'q4'])
  })

  it('in a box are read once, where the box is fixed, and told', async () => {
    const box = '<w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent>'
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const row = await readStem(['x', { xml: both }])
    expect(row.question.text.bn).toBe('x\nboxed')
    expect(codesOf(row)).toEqual([['text_box', 2]])
  })
})

describe('pictures', () => {
  const picture = (name: string, bytes = makePng(1), alt?: string) => ({ picture: { name, bytes, alt } })

  it('stand where they were put, with what is said about them', async () => {
    const rows = await readBody([
      { runs: ['১। ছবিটি কীসের?', picture('a.png', makePng(1), 'ECG')] },
      { runs: ['ক) ', picture('b.png', makePng(2)), '  খ) দুই'] },
      'গ) তিন',
      'ঘ) চার',
      'উত্তর: ক',
    ])
    const { pictures, parts } = rows[0]!.question
    expect(pictures).toEqual([{ name: 'a.png', bytes: new Uint8Array(makePng(1)), alt: { bn: 'ECG' } }])
    expect(parts[0]).toMatchObject({ text: { bn: '' }, picture: { name: 'b.png', alt: null } })
    expect(rows[0]!.faults).toEqual([])
  })

  it('of old Windows are told on their line', async () => {
    const rows = await readBody(['১। x', { runs: [picture('old.wmf', makeWmf())] }, ...options])
    expect(rows[0]!.faults).toEqual([{ code: 'picture_unreadable', weight: 'cannot', line: 2, found: 'old.wmf' }])
  })

  it('that lie elsewhere, or are charts, are missed and never fetched', async () => {
    const drawing = (inside: string) => ({
      xml: `<w:r><w:drawing><wp:inline><a:graphic>${inside}</a:graphic></wp:inline></w:drawing></w:r>`,
    })
    const linked = drawing('<a:graphicData uri="x/picture"><pic:pic><a:blip r:link="rId99"/></pic:pic></a:graphicData>')
    const chart = drawing('<a:graphicData uri="x/chart"/>')
    for (const run of [linked, chart]) expect(codesOf(await readStem(['x', run]))).toEqual([['picture_lost', 1]])
    expect(codesOf(await readStem(['x', drawing('<a:graphicData uri="x/wordprocessingShape"/>')]))).toEqual([])
  })

  it('of the old equation editor are kept, and told', async () => {
    const object =
      '<w:r><w:object><v:shape><v:imagedata r:id="rIdPicture1"/></v:shape><o:OLEObject ProgID="Equation.3"/></w:object></w:r>'
    const rows = await readBody([
      { runs: ['১। x', { xml: object }] },
      ...options,
      { runs: ['ব্যাখ্যা: ', picture('eq.png')] },
    ])
    expect(rows[0]!.question.pictures).toHaveLength(1)
    expect(codesOf(rows[0]!)).toEqual([
      ['equation_as_picture', 1],
      ['picture_lost', 7],
    ])
  })
})

describe('equations', () => {
  const { text, fraction, raised, lowered, root, element } = omml
  const property = (name: string, inside: string) => `<m:${name}Pr>${inside}</m:${name}Pr>`
  const equationOf = async (equation: string) => {
    const row = await readStem([{ equation }])
    return { text: row.question.text.bn, fits: row.faults.length === 0 }
  }

  it.each([
    ['fractions', fraction(text('a'), text('b')), '\\frac{a}{b}'],
    [
      'fractions on one line',
      element('f', property('f', '<m:type m:val="lin"/>') + element('num', text('a+b')) + element('den', text('2'))),
      '(a+b)/2',
    ],
    ['powers and indices', raised(text('x'), text('2')) + lowered(text('y'), text('1')), 'x^{2}y_{1}'],
    [
      'both',
      element('sSubSup', element('e', text('x')) + element('sub', text('1')) + element('sup', text('2'))),
      'x_{1}^{2}',
    ],
    [
      'isotopes',
      element('sPre', element('sub', text('6')) + element('sup', text('14')) + element('e', text('C'))),
      '_{6}^{14}C',
    ],
    ['roots', root(text('x')), '\\sqrt{x}'],
    ['higher roots', element('rad', element('deg', text('3')) + element('e', text('x'))), '^{3}\\sqrt{x}'],
    [
      'sums',
      element(
        'nary',
        property('nary', '<m:chr m:val="∑"/>') +
          element('sub', text('i=1')) +
          element('sup', text('n')) +
          element('e', text('x')),
      ),
      '∑_{i=1}^{n} x',
    ],
    [
      'integrals, which have no sign of their own',
      element('nary', element('sub', '') + element('sup', '') + element('e', text('x'))),
      '∫ x',
    ],
    ['brackets', element('d', element('e', text('x+1'))), '(x+1)'],
    [
      'other brackets',
      element('d', property('d', '<m:begChr m:val="["/><m:endChr m:val="]"/>') + element('e', text('A'))),
      '[A]',
    ],
    [
      'no brackets at all',
      element('d', property('d', '<m:begChr m:val=""/><m:endChr m:val=""/>') + element('e', text('A'))),
      'A',
    ],
    ['functions', element('func', element('fName', text('log')) + element('e', text('x'))), 'log x'],
    ['limits', element('limLow', element('e', text('lim')) + element('lim', text('x→0'))), 'lim_{x→0}'],
    [
      'signs over letters',
      element('acc', property('acc', '<m:chr m:val="&#x20d7;"/>') + element('e', text('v'))),
      'v\u20d7',
    ],
    [
      'lines over letters',
      element('bar', property('bar', '<m:pos m:val="top"/>') + element('e', text('xy'))),
      'x\u0305y\u0305',
    ],
    ['letters of mathematics', text('𝜋𝑟ℎ'), 'πrh'],
    ['boxes', element('box', element('e', text('x'))), 'x'],
  ])('have %s', async (_, equation, expected) => {
    expect(await equationOf(equation)).toEqual({ text: expected.normalize('NFC'), fits: true })
  })

  it.each([
    [
      'a matrix',
      element(
        'm',
        element('mr', element('e', text('a')) + element('e', text('b'))) +
          element('mr', element('e', text('c')) + element('e', text('d'))),
      ),
      '[a b; c d]',
    ],
    ['lines under each other', element('eqArr', element('e', text('x')) + element('e', text('y'))), 'x; y'],
    [
      'a single brace',
      element('d', property('d', '<m:begChr m:val="{"/><m:endChr m:val=""/>') + element('e', text('x'))),
      'x',
    ],
    ['a hat over several letters', element('acc', element('e', text('abc'))), 'abc'],
    [
      'more than the notation nests',
      Array.from({ length: 10 }).reduce<string>((inside) => root(inside), text('x')),
      `${'\\sqrt{'.repeat(10)}x${'}'.repeat(10)}`,
    ],
  ])('that do not fit are told, and can still be read: %s', async (_, equation, expected) => {
    expect(await equationOf(equation)).toEqual({ text: expected, fits: false })
    expect((await readStem([{ equation }])).faults).toMatchObject([
      { code: 'equation_as_picture', weight: 'look', line: 1 },
    ])
  })

  it('drawn by a field are told', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> EQ \\f(1,2)</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const row = await readStem(['x = ', { xml: field }])
    expect(row.question.text.bn).toBe('x = \\f(1,2)')
    expect(codesOf(row)).toEqual([['equation_as_picture', 1]])
  })
})

describe('a file', () => {
  const refusalOf = async (file: Uint8Array) => {
    try {
      await read(readDocx, file)
    } catch (error) {
      return (error as { refusal?: string }).refusal
    }
  }
  const compound = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(name, 'utf16le')])
  const document = (inside: string) => makeDocx({ body: [], parts: { 'word/document.xml': inside } })

  it.each<[string, Uint8Array, string]>([
    ['of Word before 2007', compound('WordDocument'), 'legacy_word'],
    ['with a password', compound('EncryptedPackage'), 'protected'],
    ['that is none of Word', Buffer.from('hello'), 'unknown_format'],
    ['that is another archive', zipParts({ 'a.txt': 'x' }), 'unknown_format'],
    ['that is half', makeDocx({ body: ['x'] }).subarray(0, 400), 'broken'],
    ['with a document type', document('<!DOCTYPE w [<!ENTITY a "b">]><w:document/>'), 'dangerous'],
    ['that is nested without end', document('<w:p>'.repeat(500)), 'dangerous'],
    ['whose text ends in the middle', document('<w:document><w:body><w:p><w:r>'), 'broken'],
    [
      'that unpacks to much more than it is',
      document(`<w:document><w:body><w:p><w:r><w:t>${' '.repeat(30_000_000)}</w:t></w:r></w:p></w:body></w:document>`),
      'dangerous',
    ],
    ['with an archive in it', makeDocx({ body: [], parts: { 'word/media/a.zip': 'x' } }), 'dangerous'],
    ['with a path that leads elsewhere', makeDocx({ body: [], parts: { '../x': 'x' } }), 'dangerous'],
  ])('%s is refused', async (_, file, refusal) => expect(await refusalOf(file)).toBe(refusal))

  it('may keep its text under any name', async () => {
    const rows = await readBody(['১। x', ...options], { mainPath: 'word/document2.xml' })
    expect(rows).toHaveLength(1)
  })

  it('without questions says how it begins', async () => {
    const { rows, summary } = await read(readDocx, makeDocx({ body: ['শিরোনাম', '', 'কিছু কথা।'] }))
    expect(rows).toEqual([])
    expect(summary.firstLines.map(({ number, runs }) => [number, runs[0]?.shown])).toEqual([
      [1, 'শিরোনাম'],
      [3, 'কিছু কথা।'],
    ])
  })

  it('knows its pages where Word wrote them down', async () => {
    const drawn = { xml: '<w:r><w:lastRenderedPageBreak/></w:r>' }
    const ask = (number: number): DocxBlock[] => [
      `${number}. x`,
      'a) p',
      'b) q',
      'c) r',
      { runs: ['d) s', drawn] },
      'Ans: a',
    ]
    const rows = await readBody([...ask(1), ...ask(2)])
    expect(rows.map(({ lines }) => lines.map(({ page }) => page))).toEqual([
      [1, 1, 1, 1, 1, 2],
      [2, 2, 2, 2, 2, 3],
    ])
  })

  it('of many questions is read one by one', async () => {
    const body = Array.from({ length: 300 }, (_, index): DocxBlock[] => [
      `${index + 1}. q`,
      'a) p',
      'b) q',
      'c) r',
      'd) s',
      'Ans: a',
    ]).flat()
    const reading = readDocx(makeDocx({ body }))
    const first = await reading.next()
    expect(first.done).toBe(false)
    let count = 1
    for await (const _ of reading) count += 1
    expect(count).toBe(300)
  })
})
