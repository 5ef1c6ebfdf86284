import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { splitGraphemes } from '@prostuti/text/graphemes'
import * as fontkit from 'fontkit'

/** Something that stands in a line: its width, how far it reaches above and below the line, and how it is drawn there. */
export type Box = {
  width: number
  above: number
  below: number
  draw(x: number, line: number): void
  /** Of a text: its letters one by one, for a line that cannot hold it whole. */
  letters?(): Box[]
}

export type Look = { size: number; isBold?: boolean; colour?: string }

export type Typesetter = { pdf: PDFKit.PDFDocument; text(words: string, look: Look): Box }

const fileOf = (name: string): string => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url))

/** Kept once they are open. */
let signFonts: Promise<fontkit.Font[]> | undefined

/** Letters with accents and signs of units; then Greek, arrows and signs of mathematics. The product's font has none of them. */
const openSignFonts = (): Promise<fontkit.Font[]> =>
  Promise.all(['latin', 'signs'].map(async (name) => fontkit.create(await readFile(fileOf(name))) as fontkit.Font))

/** Of the product's font, in parts of the size. */
const reach = { above: 0.917, below: 0.408 }

/** Writes any text of a question: what the product's font cannot show, in a font that can. */
export async function openTypesetter(pdf: PDFKit.PDFDocument, font: object): Promise<Typesetter> {
  signFonts ??= openSignFonts()
  const main = font as fontkit.Font
  const fonts = [main, ...(await signFonts)]
  // A font that is open already is taken too, though its types do not say so. From then on the document knows it by its name.
  for (const each of fonts) pdf.font(each as unknown as Buffer)
  const fontFor = (sign: number): string | undefined =>
    fonts.find((each) => each.hasGlyphForCodePoint(sign))?.postscriptName

  const setter: Typesetter = {
    pdf,
    text(words, look) {
      const { size, isBold = false, colour = '#000' } = look
      const runs = splitRuns(words, { fontFor, unknownIn: fonts.at(-1)!.postscriptName }).map(({ name, text }) => {
        pdf.font(name).fontSize(size)
        return { name, text, width: pdf.widthOfString(text) }
      })
      return {
        width: runs.reduce((sum, { width }) => sum + width, 0),
        above: reach.above * size,
        below: reach.below * size,
        draw(x, line) {
          pdf.fontSize(size).fillColor(colour)
          // There is one weight in the fonts that come along; a fine line around their letters makes the other.
          if (isBold) pdf.strokeColor(colour).lineWidth(size / 36)
          const style = {
            lineBreak: false,
            baseline: 'alphabetic' as const,
            ...(isBold && { fill: true, stroke: true }),
          }
          let at = x
          // What it says, for whoever searches or copies: the signs of a conjunct are not its letters.
          pdf.markContent('Span', { actual: words })
          for (const { name, text, width } of runs) {
            pdf.font(name).text(text, at, line, style)
            at += width
          }
          pdf.endMarkedContent()
        },
        letters: () => splitGraphemes(words).map((letter) => setter.text(letter, look)),
      }
    },
  }
  return setter
}

/** Marks and joiners go with the letter before them. */
const isJoined = (letter: string): boolean => /^[\p{M}\u200c\u200d]$/u.test(letter)

/** A sign that no font has is shown as one that is missing, rather than left out. */
const unknown = '□'

type Fonts = { fontFor(sign: number): string | undefined; unknownIn: string }

function splitRuns(words: string, { fontFor, unknownIn }: Fonts): { name: string; text: string }[] {
  const runs: { name: string; text: string }[] = []
  for (const letter of spelled(words)) {
    const last = runs.at(-1)
    const found = last && isJoined(letter) ? last.name : fontFor(letter.codePointAt(0)!)
    const name = found ?? unknownIn
    const text = found === undefined ? unknown : letter
    if (last?.name === name) last.text += text
    else runs.push({ name, text })
  }
  return runs
}

/** Blanks of every width are one blank, and signs that are two are written as two. */
const spelled = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2103', '°C')
