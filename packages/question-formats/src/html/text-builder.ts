import type { FileText } from '../file-question.ts'
import { tidyText } from '../text/tidy-text.ts'
import { readFormulas } from './read-formulas.ts'

type Language = 'bn' | 'en'

/** Stands where a paragraph begins or ends; no text has it. */
const block = '\v'
/** `{mlang en}…{mlang}`, as the second multilang filter of Moodle has it. */
const languageMark = /\{mlang(?: ([a-z]{2,8}))?\}/

/**
 * Puts the pieces of an HTML text together, in both languages at once: what stands in no language's span is said in both.
 */
export class TextBuilder {
  private texts: Record<Language, string> = { bn: '', en: '' }
  private into: readonly Language[] = ['bn', 'en']
  private hasLanguage = false
  private isFormula = false

  private add(text: string): void {
    for (const language of this.into) this.texts[language] += text
  }

  /** Answers the formulas that it could not read and has left as they were typed. */
  addText(text: string): string[] {
    const plain = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (this.isFormula) {
      this.add(plain)
      return []
    }
    const unread: string[] = []
    for (const [index, piece] of plain.split(languageMark).entries()) {
      // What stands between two pieces is the language that the mark names, or nothing where it ends one.
      if (index % 2 === 1) this.into = this.languagesOf(piece)
      else this.add(readFormulas(piece, (formula) => unread.push(formula)))
    }
    return unread
  }

  /** A language that is neither Bengali nor English goes nowhere. */
  private languagesOf(code: string | undefined): readonly Language[] {
    if (code === undefined) return ['bn', 'en']
    this.hasLanguage = true
    const language = code.slice(0, 2).toLowerCase()
    return language === 'bn' || language === 'en' ? [language] : []
  }

  addLine = (): void => this.add('\n')
  addBlock = (): void => this.add(block)
  addCell = (): void => this.add(' | ')

  /** Raises or lowers what comes until it is closed; where that has half a pair of braces, it stays on the line. */
  openScript(sign: '^' | '_', fail: () => void): () => void {
    const from = { bn: this.texts.bn.length, en: this.texts.en.length }
    return () => {
      for (const language of this.into) {
        const text = this.texts[language]
        const body = text.slice(from[language])
        if (body.trim() === '') continue
        if (!isBalanced(body)) fail()
        else this.texts[language] = `${text.slice(0, from[language])}${sign}{${body}}`
      }
    }
  }

  /** A formula that is in the notation already, between `\(` and `\)`. */
  openFormula(): () => void {
    const from = { bn: this.texts.bn.length, en: this.texts.en.length }
    this.isFormula = true
    return () => {
      this.isFormula = false
      for (const language of this.into) {
        const text = this.texts[language]
        const body = text.slice(from[language]).trim()
        if (body.startsWith('\\(') && body.endsWith('\\)'))
          this.texts[language] = text.slice(0, from[language]) + body.slice(2, -2)
      }
    }
  }

  openLanguage(code: string): () => void {
    const before = this.into
    this.into = this.languagesOf(code)
    return () => {
      this.into = before
    }
  }

  finish(): FileText | null {
    const bn = tidyBlocks(this.texts.bn)
    const en = this.hasLanguage ? tidyBlocks(this.texts.en) : ''
    if (bn === '') return en === '' ? null : { bn: en }
    return en === '' ? { bn } : { bn, en }
  }
}

const tidyBlocks = (text: string): string =>
  text
    .split(block)
    // The last line break of a paragraph shows nothing.
    .map((each) => tidyText(each.replace(/ {2,}/g, ' ').replace(/\n ?$/, '')))
    .filter((each) => each !== '')
    .join('\n')

function isBalanced(text: string): boolean {
  let level = 0
  for (const sign of text) {
    if (sign === '{') level += 1
    if (sign === '}' && --level < 0) return false
  }
  return level === 0
}
