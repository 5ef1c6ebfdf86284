import { Parser } from 'htmlparser2'
import type { FileText } from '../file-question.ts'
import type { Fault } from '../reading.ts'
import { formulaClass, type Section, sectionClasses } from './marks.ts'
import { TextBuilder } from './text-builder.ts'

/** A picture as HTML names it. */
export type HtmlPicture = { src: string; alt: FileText | null; section: Section | null }

export type HtmlReading = {
  /** Null where there is none. */
  text: FileText | null
  /** What our own HTML says apart. */
  sections: Partial<Record<Section, FileText>>
  pictures: HtmlPicture[]
  faults: Pick<Fault, 'code' | 'weight' | 'found'>[]
}

const blocks = new Set(
  'p div li ul ol dl dt dd tr table tbody thead caption h1 h2 h3 h4 h5 h6 blockquote pre section article hr center'.split(
    ' ',
  ),
)
/** Their text is no text. */
const silent = new Set('script style head title template noscript object embed iframe svg video audio'.split(' '))
/** What the notation of questions cannot say and may mean something: the underlined word, a column, what was struck out. */
const meaningful = new Set('table u s del strike math object embed iframe svg video audio'.split(' '))
const deepest = 200

type Open = { name: string; close(): void }

/** HTML as the texts of questions: lines, raised and lowered signs, formulas; everything else of it is left out. */
export function readHtml(html: string): HtmlReading {
  const reading: HtmlReading = { text: null, sections: {}, pictures: [], faults: [] }
  const whole = new TextBuilder()
  let builder = whole
  let within: Section | null = null
  let waiting = ''
  let silence = 0
  const opened: Open[] = []
  const lost = (found: string): void => {
    if (!reading.faults.some((fault) => fault.found === found))
      reading.faults.push({ code: 'markup_lost', weight: 'look', found })
  }
  const flush = (): void => {
    if (silence === 0) for (const unread of builder.addText(waiting)) lost(unread)
    waiting = ''
  }

  const open = (name: string, attributes: Record<string, string>): (() => void) => {
    if (meaningful.has(name)) lost(`<${name}>`)
    if (silent.has(name)) {
      silence += 1
      return () => {
        silence -= 1
      }
    }
    if (name === 'br') builder.addLine()
    if (name === 'img') reading.pictures.push({ src: attributes.src ?? '', alt: readAlt(attributes), section: within })
    if (name === 'td' || name === 'th') builder.addCell()
    if (name === 'sup') return builder.openScript('^', () => lost('<sup>'))
    if (name === 'sub') return builder.openScript('_', () => lost('<sub>'))
    const classes = attributes.class?.split(' ') ?? []
    if (classes.includes(formulaClass)) return builder.openFormula()
    if (classes.includes('multilang') && attributes.lang !== undefined) return builder.openLanguage(attributes.lang)
    const section = sectionNames.find((each) => classes.includes(sectionClasses[each]))
    if (section !== undefined) return openSection(section)
    if (!blocks.has(name)) return () => {}
    builder.addBlock()
    return () => builder.addBlock()
  }

  const openSection = (section: Section): (() => void) => {
    const outer = builder
    builder = new TextBuilder()
    within = section
    return () => {
      const text = builder.finish()
      if (text !== null) reading.sections[section] ??= text
      builder = outer
      within = null
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      flush()
      opened.push({ name, close: opened.length < deepest ? open(name, attributes) : () => {} })
    },
    ontext(text) {
      waiting += text
    },
    onclosetag() {
      flush()
      opened.pop()?.close()
    },
  })
  parser.end(html)
  flush()
  reading.text = whole.finish()
  return reading
}

const sectionNames = Object.keys(sectionClasses) as Section[]

function readAlt({ alt = '', 'data-alt-en': en = '' }: Record<string, string>): FileText | null {
  if (alt === '') return en === '' ? null : { bn: en }
  return en === '' ? { bn: alt } : { bn: alt, en }
}
