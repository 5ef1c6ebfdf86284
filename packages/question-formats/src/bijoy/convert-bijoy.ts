import { addHasanta, addLetters, addSecond, type Cluster, closeCluster, isHalf, newCluster } from './cluster.ts'
import { withoutGlyph } from './codes.ts'
import { codeInContext, type InContext } from './in-context.ts'
import { preClean } from './pre-clean.ts'

/** What a conversion is not sure of. `unknown` could not be read; `unsure` was read by the rule and may have been meant otherwise. */
export type BijoyProblem = {
  kind: 'unknown' | 'unsure'
  /** The signs that are meant. */
  raw: string
  /** What they stand in, as it was typed: up to the next blank. */
  word: string
}

export type BijoyConversion = { text: string; problems: BijoyProblem[] }

/**
 * Text that was typed for a Bijoy font (SutonnyMJ and its family), in Unicode and NFC. What cannot be read is named and stays in
 * the text, never guessed and never left out.
 */
export function convertBijoy(text: string): BijoyConversion {
  const texts: string[] = []
  const problems: BijoyProblem[] = []
  // Three underscores and more are a blank to fill in, not থ.
  for (const word of preClean(text).split(/(\s+|_{3,})/)) {
    const converted = /^(?:\s|___)/.test(word) ? { text: word, problems: [] } : convertWord(word)
    texts.push(converted.text)
    problems.push(...converted.problems)
  }
  return { text: texts.join('').normalize('NFC'), problems }
}

type Walk = {
  text: string
  cluster: Cluster | null
  isInWord: boolean
  wordLength: number
  complain(kind: BijoyProblem['kind'], raw: string): void
}

function convertWord(word: string): BijoyConversion {
  const problems: BijoyProblem[] = []
  const walk: Walk = {
    text: '',
    cluster: null,
    isInWord: false,
    wordLength: 0,
    complain: (kind, raw) => problems.push({ kind, raw, word }),
  }
  const characters = [...word]
  for (const [index, character] of characters.entries()) {
    const code = codeInContext(character, {
      ...walk,
      before: characters[index - 1],
      after: characters[index + 1],
      afterThat: characters[index + 2],
    })
    if (code?.isUnsure) walk.complain('unsure', character)
    if (!code || code.kind === 'digit' || code.kind === 'punctuation') takePlain(walk, character, code)
    else takeLetter(walk, character, code)
  }
  close(walk)
  return { text: walk.text, problems }
}

function takePlain(walk: Walk, character: string, code: InContext | undefined): void {
  // A soft hyphen that hyphenates is inside a word, and no sign of its own.
  if (code?.text === '') return
  close(walk)
  walk.isInWord = isBengali(character)
  walk.wordLength = 0
  walk.text += code?.text ?? character
  if (!code && withoutGlyph.test(character)) walk.complain('unknown', character)
}

const isBengali = (character: string) => /[\u0980-\u09ff]/.test(character)

function takeLetter(walk: Walk, character: string, { kind, text }: InContext): void {
  if (!hangsOnSomething(walk, kind)) {
    close(walk)
    walk.text += character
    walk.complain('unknown', character)
    return
  }
  if (kind === 'mark') {
    close(walk)
    walk.text += text
  } else if (kind === 'pre') addPre(walk, text)
  else if (kind === 'vowel' || kind === 'consonant' || kind === 'first') addBase(walk, kind, text)
  else if (walk.cluster) addSign(walk.cluster, kind, text)
  walk.isInWord = true
  walk.wordLength += 1
  if (walk.cluster) walk.cluster.raw += character
}

function hangsOnSomething({ cluster, isInWord }: Walk, kind: InContext['kind']): boolean {
  if (kind === 'pre' || kind === 'vowel' || kind === 'consonant' || kind === 'first') return true
  if (kind === 'mark') return isInWord
  return kind === 'reph' ? cluster !== null : Boolean(cluster?.base)
}

function addPre(walk: Walk, text: string): void {
  const { cluster } = walk
  const joins = cluster && (isHalf(cluster) || cluster.base === '') && (cluster.pre === '' || cluster.pre === text)
  if (!joins) open(walk)
  walk.cluster!.pre = text
}

function addBase(walk: Walk, kind: InContext['kind'], text: string): void {
  const { cluster } = walk
  const joins = cluster && (cluster.base === '' || (isHalf(cluster) && kind !== 'vowel'))
  if (!joins) open(walk)
  addLetters(walk.cluster!, text)
}

function addSign(cluster: Cluster, kind: InContext['kind'], text: string): void {
  if (kind === 'second') addSecond(cluster, text)
  else if (kind === 'reph') cluster.reph = true
  else if (kind === 'candra') cluster.candra = true
  else if (kind === 'hasanta') addHasanta(cluster)
  // The same sign twice is a finger that stayed on the key.
  else if (cluster.post !== text) cluster.post += text
}

/** Ends the open group and begins the next. A hasanta that is meant to be seen stays one if something keeps the letters apart. */
function open(walk: Walk): void {
  const isApart = walk.cluster?.isVisible
  close(walk)
  if (isApart) walk.text += '\u200c'
  walk.cluster = newCluster()
}

function close(walk: Walk): void {
  if (!walk.cluster) return
  const { text, isWhole } = closeCluster(walk.cluster)
  walk.text += text
  if (!isWhole) walk.complain('unsure', walk.cluster.raw)
  walk.cluster = null
}
