import { encodeBijoy } from './encode-bijoy.ts'
import { type DocxBlock, type DocxParagraph, type DocxRun, makeDocx } from './make-docx.ts'
import { omml } from './make-equation.ts'
import { makePng, makeWmf } from './make-picture.ts'
import { type TeachersChoice, type TeachersStems, teachersQuestions } from './teachers-questions.ts'

export { makePng } from './make-picture.ts'

/** What is wrong in the paper, by the number of the question. */
export const teachersMistakes = { 17: 'key_outside', 31: 'key_count', 46: 'picture_unreadable' } as const

const pictures: Record<number, NonNullable<DocxRun['picture']>> = {
  5: { name: 'image1.png', bytes: makePng(1), alt: 'ECG' },
  12: { name: 'image2.png', bytes: makePng(2), alt: '' },
  20: { name: 'image3.png', bytes: makePng(3), alt: 'ECG wave' },
  28: { name: 'image4.png', bytes: makePng(4), alt: '' },
  39: { name: 'image5.png', bytes: makePng(5), alt: 'Angiogram' },
  46: { name: 'image6.wmf', bytes: makeWmf(), alt: '' },
}

const { text, fraction, raised, lowered, root } = omml
const equations: Record<number, string> = {
  9: text('Q=') + fraction(text('π') + raised(text('r'), text('4')) + text('ΔP'), text('8ηL')),
  19: text('pH=pK+log') + fraction(text('[A]'), text('[HA]')),
  33:
    lowered(text('C'), text('x')) +
    text('=') +
    fraction(lowered(text('U'), text('x')) + text('V'), lowered(text('P'), text('x'))),
  42: text('E=') + root(raised(text('a'), text('2')) + text('+') + raised(text('b'), text('2'))),
}

/** How many there are of each, for whoever compares. */
export const teachersCounts = {
  questions: teachersQuestions.length,
  pictures: Object.keys(pictures).length,
  equations: Object.keys(equations).length,
  mistakes: Object.keys(teachersMistakes).length,
}

const latin = /([A-Za-z][A-Za-z0-9+]*(?: [A-Za-z][A-Za-z0-9+]*)*)/

/** Bengali in the Bijoy font that the style names, English in a font of its own; every third question as old keyboards spell. */
function typed(words: string, number: number): DocxRun[] {
  const generation = number % 3 === 0 ? 'old' : 'new'
  return words
    .split(latin)
    .map((piece, index): DocxRun => {
      if (index % 2 === 1) return { text: piece, font: 'Times New Roman' }
      return { text: encodeBijoy(piece.normalize('NFC'), generation, number) }
    })
    .filter((run) => run.text !== '')
}

const line = (words: string, number: number): DocxParagraph => ({ runs: typed(words, number) })
const english = (words: string): DocxParagraph => ({ runs: [{ text: words, font: 'Times New Roman' }] })

const labels = 'কখগঘঙ'
const digits = (number: number): string => String(number).replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

/** Options as teachers set them, a different way for every question. */
function setOptions(options: string[], number: number): DocxBlock[] {
  const labelled = options.map((option, index) => `${labels[index]}) ${option}`)
  const ways: (() => DocxBlock[])[] = [
    () => labelled.map((option) => line(option, number)),
    () => [line(labelled.join('\t'), number)],
    () => [line(labelled.slice(0, 2).join('\t'), number), line(labelled.slice(2).join('\t'), number)],
    () => options.map((option) => ({ ...line(option, number), list: { numId: number } })),
    () => [{ table: pairs(labelled.map((option) => [line(option, number)])) }],
  ]
  return ways[number % ways.length]!()
}

const pairs = <T>(all: T[]): T[][] => all.flatMap((_, index) => (index % 2 === 0 ? [all.slice(index, index + 2)] : []))

function setChoice({ options, right }: TeachersChoice, number: number): DocxBlock[] {
  const explained = number % 7 === 0 ? [line('ব্যাখ্যা: বইয়ে এভাবেই আছে।', number), line('সূত্র: Guyton, পৃষ্ঠা ১২', number)] : []
  if (number !== 17) return [...setOptions(options, number), line(`উত্তর: ${labels[right]}`, number), ...explained]
  const lettered = options.map((option, index) => ({
    runs: [{ text: `${'ABCDE'[index]}) `, font: 'Times New Roman' }, ...typed(option, number)],
  }))
  return [...lettered, english('Ans: F')]
}

function setStems({ stems }: TeachersStems, number: number): DocxBlock[] {
  const lines = stems.map(([stem], index) => ({
    runs: [{ text: `${'abcde'[index]}) `, font: 'Times New Roman' }, ...typed(stem, number)],
  }))
  const key = stems.map(([, truth]) => truth)
  return [...lines, english(`Ans: ${(number === 31 ? [...key, 'F'] : key).join(' ')}`)]
}

function setQuestion(question: TeachersChoice | TeachersStems, number: number): DocxBlock[] {
  const equation = equations[number]
  const picture = pictures[number]
  return [
    line(`${digits(number)}। ${question.ask}`, number),
    ...(equation ? [{ runs: [{ equation }] }] : []),
    ...(picture ? [{ runs: [{ picture }] }] : []),
    ...('stems' in question ? setStems(question, number) : setChoice(question, number)),
    '',
  ]
}

const lettered = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>`

/** Options that Word letters itself begin anew with every question. */
const listOf = (number: number): string =>
  `<w:num w:numId="${number}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`

/**
 * The Word file of a teacher: fifty questions in Bijoy with pictures, equations, options set in every way, and three mistakes
 * (`teachersMistakes`). No two runs of it differ.
 */
export function makeTeachersPaper(): Uint8Array {
  const numbered = teachersQuestions.map((question, index) => ({ question, number: index + 1 }))
  return makeDocx({
    styles:
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:rFonts w:ascii="SutonnyMJ" w:hAnsi="SutonnyMJ"/></w:rPr></w:style>',
    numbering: lettered + numbered.map(({ number }) => listOf(number)).join(''),
    body: [
      line('ফিজিওলজি মডেল টেস্ট', 1),
      '',
      ...numbered.flatMap(({ question, number }) => setQuestion(question, number)),
    ],
  })
}
