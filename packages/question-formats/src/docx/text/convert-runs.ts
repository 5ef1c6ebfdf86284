import { type BijoyConversion, type BijoyProblem, convertBijoy, fontKind, looksLikeBijoy } from '../../bijoy/index.ts'
import { type LayoutRun, pictureSign, type RunLook } from '../../layout/index.ts'
import type { OriginalRun } from '../../reading.ts'
import type { DocxPicture, Noticed } from '../picture/find-picture.ts'
import type { Inline } from './read-inlines.ts'
import type { RunProperties } from './run-properties.ts'
import { showSymbols } from './symbol-font.ts'

/** A line of a paragraph, ready to be laid out, and as it stood in the file. */
export type ConvertedRuns = {
  runs: LayoutRun<DocxPicture>[]
  original: OriginalRun[]
  noticed: Noticed[]
  problems: BijoyProblem[]
}

type Text = Extract<Inline, { kind: 'text' }>

/** Text of one kind that is converted together: Word cuts words anywhere, also between a sign and its letter. */
type Group = { kind: 'text'; isBijoy: boolean; raised: RunProperties['raised']; texts: Text[] }

export function convertRuns(inlines: Exclude<Inline, { kind: 'break' }>[], convert: Convert): ConvertedRuns {
  const converted: ConvertedRuns = { runs: [], original: [], noticed: [], problems: [] }
  for (const piece of groupTexts(inlines, converted)) {
    if (piece.kind === 'picture') converted.runs.push({ text: pictureSign, picture: piece.picture })
    else if (piece.kind === 'equation') {
      converted.runs.push({ text: piece.text })
      converted.original.push({ raw: piece.text, shown: piece.text, isBijoy: false })
    } else addGroup(piece, converted, convert)
  }
  noticeLookAlike(converted)
  return converted
}

function groupTexts(
  inlines: Exclude<Inline, { kind: 'break' }>[],
  converted: ConvertedRuns,
): (Group | Exclude<Inline, { kind: 'text' | 'break' }>)[] {
  const pieces: (Group | Exclude<Inline, { kind: 'text' | 'break' }>)[] = []
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      pieces.push(inline)
      continue
    }
    const last = pieces.at(-1)
    const group = last?.kind === 'text' ? last : undefined
    const isBlank = inline.text.trim() === ''
    const isBijoy = isBlank ? (group?.isBijoy ?? false) : judgeFont(inline, converted)
    const raised = raisedOf(inline)
    if (group && group.isBijoy === isBijoy && group.raised === raised) group.texts.push(inline)
    else pieces.push({ kind: 'text', isBijoy, raised, texts: [inline] })
  }
  return pieces
}

const raisedOf = ({ properties }: Text): RunProperties['raised'] =>
  properties.raised === 'level' ? undefined : properties.raised

const bengali = /[\u0980-\u09ff]/

/** Whether a run is in a Bijoy font. Bengali code points are Unicode in whatever font; tables of other fonts are known to nobody here. */
function judgeFont(inline: Text, { noticed }: ConvertedRuns): boolean {
  const font = fontOf(inline)
  const kind = font === undefined ? 'other' : fontKind(font)
  if (bengali.test(inline.text)) return false
  if (
    kind === 'foreign_ansi' &&
    /[A-Za-z\u00a1-\u00ff]/.test(inline.text) &&
    !noticed.some(({ found }) => found === font)
  )
    noticed.push({ code: 'foreign_ansi_font', weight: 'cannot', found: font })
  return kind === 'bijoy'
}

/** Word has one font for ASCII and one for what lies beyond; a run of Bijoy has both alike. */
function fontOf({ text, properties }: Text): string | undefined {
  if (properties.isComplex) return properties.complex
  return /[!-~]/.test(text) ? properties.ascii : properties.hAnsi
}

function addGroup({ isBijoy, raised, texts }: Group, converted: ConvertedRuns, convert: Convert): void {
  const raw = texts.map(({ text }) => text).join('')
  const runs = isBijoy ? convertWords(texts, converted, convert) : texts.map((each) => showText(each, converted))
  const wrapped = raised ? wrap(runs, raised) : runs
  converted.runs.push(...wrapped)
  converted.original.push({ raw, shown: wrapped.map(({ text }) => text).join(''), isBijoy })
}

/** Word by word, each with the look it begins with; words that look the same in one run. */
function convertWords(texts: Text[], { problems }: ConvertedRuns, convert: Convert): LayoutRun<DocxPicture>[] {
  const raw = texts.map(({ text }) => text).join('')
  const runs: LayoutRun<DocxPicture>[] = []
  let look: RunProperties | undefined
  let [index, end, at] = [0, texts[0]?.text.length ?? 0, 0]
  for (const word of raw.split(/(\s+)/)) {
    while (at >= end && index + 1 < texts.length) {
      index += 1
      end += texts[index]!.text.length
    }
    at += word.length
    if (word === '') continue
    const converted = convert(word)
    problems.push(...converted.problems)
    const { properties } = texts[index]!
    const last = runs.at(-1)
    if (last && properties === look) last.text += converted.text
    else runs.push({ ...lookOf(properties), text: converted.text })
    look = properties
  }
  return runs
}

export type Convert = (word: string) => BijoyConversion

/** More different words than a long paper has; beyond them each is converted anew. */
const rememberedAtMost = 20_000

/** Converts words, and remembers them: in a paper most of them come again. */
export function createConverter(): Convert {
  const known = new Map<string, BijoyConversion>()
  return (word) => {
    const before = known.get(word)
    if (before) return before
    const converted = convertBijoy(word)
    if (known.size < rememberedAtMost) known.set(word, converted)
    return converted
  }
}

const otherBlanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const invisible = /[\u00ad\u200b\u2060\ufeff]/g

function showText({ text, properties }: Text, { noticed }: ConvertedRuns): LayoutRun<DocxPicture> {
  const shown = showSymbols(text, properties.ascii)
  for (const sign of shown.unknown)
    noticed.push({ code: 'markup_lost', weight: 'look', found: `${properties.ascii ?? ''} ${sign}`.trim() })
  const plain = shown.text.replaceAll(otherBlanks, ' ').replaceAll(invisible, '').replaceAll('\u2011', '-')
  return { ...lookOf(properties), text: plain.normalize('NFC') }
}

const lookOf = ({ isBold, isUnderlined, isHighlighted, colour }: RunProperties): RunLook => ({
  isBold,
  isUnderlined,
  isHighlighted,
  colour,
})

/** Blanks at the ends stay outside; braces without a partner cannot be enclosed. */
function wrap(runs: LayoutRun<DocxPicture>[], raised: 'raised' | 'lowered' | 'level'): LayoutRun<DocxPicture>[] {
  const whole = runs.map(({ text }) => text).join('')
  const inside = whole.trim()
  if (inside === '' || /[{}]/.test(inside)) return runs
  const start = whole.indexOf(inside)
  const sign = raised === 'raised' ? '^' : '_'
  const text = `${whole.slice(0, start)}${sign}{${inside}}${whole.slice(start + inside.length)}`
  return [{ ...runs[0]!, text }]
}

/** Bijoy under the name of another font is left as it is, and shown to somebody. */
function noticeLookAlike({ original, noticed }: ConvertedRuns): void {
  const words = original.flatMap(({ isBijoy, raw }) => (isBijoy ? [] : raw.split(/\s+/)))
  const text = words
    .filter((word) => !bengali.test(word))
    .join(' ')
    .trim()
  if (looksLikeBijoy(text)) noticed.push({ code: 'bijoy_unsure', weight: 'look', found: text.slice(0, 80) })
}
