import { childOf, childrenOf, type XmlElement } from '../../xml/xml-element.ts'

/** An equation in the stored notation. `fits` is false where the notation cannot show it, and `text` only says what it is about. */
export type Equation = { text: string; fits: boolean }

/** The notation nests no deeper; what goes on below would be shown as typed. */
const deepest = 7

/** Reads the equations of Word (OMML): `m:oMath`, or `m:oMathPara` with several. */
export function readEquation(element: XmlElement): Equation {
  const state: State = { fits: true, depth: 0 }
  const parts = element.name === 'm:oMathPara' ? childrenOf(element, 'm:oMath') : [element]
  const text = parts.map((part) => write(part, state)).join('\n')
  return { text: text.trim(), fits: state.fits && hasPairs(text) }
}

type State = { fits: boolean; depth: number }

/** A brace without its partner would swallow what comes after it. */
function hasPairs(text: string): boolean {
  let level = 0
  for (const sign of text) {
    if (sign === '{') level += 1
    if (sign === '}') level -= 1
    if (level < 0) return false
  }
  return level === 0
}

/** Everything inside, one after the other. */
const write = (element: XmlElement | undefined, state: State): string =>
  (element?.children ?? []).map((child) => writeElement(child, state)).join('')

function writeElement(element: XmlElement, state: State): string {
  const writer = writers[element.name]
  if (writer) {
    if (state.depth > deepest) state.fits = false
    state.depth += 1
    const text = writer(element, state)
    state.depth -= 1
    return text
  }
  // Properties say how it looks; everything else is looked into.
  return element.name.endsWith('Pr') ? '' : write(element, state)
}

const part = (element: XmlElement, name: string, state: State): string => write(childOf(element, `m:${name}`), state)

const setting = (element: XmlElement, name: string): string | undefined => {
  const properties = element.children.find((child) => child.name === `${element.name}Pr`)
  const found = childOf(properties, `m:${name}`)
  return found && (found.attributes['m:val'] ?? found.attributes['w:val'] ?? '')
}

/** `m:val` missing in an element that switches something means on. */
const isOn = (element: XmlElement, name: string): boolean => {
  const value = setting(element, name)
  return value !== undefined && !['0', 'off', 'false'].includes(value)
}

const raise = (text: string): string => (text === '' ? '' : `^{${text}}`)
const lower = (text: string): string => (text === '' ? '' : `_{${text}}`)
const enclose = (text: string): string => (/^[\w.\u0370-\u03ff]*$/.test(text) ? text : `(${text})`)

/** What was written is read; how it stood is lost. */
const unfit = (state: State, text: string): string => {
  state.fits = false
  return text
}

const writers: Record<string, (element: XmlElement, state: State) => string> = {
  'm:t': ({ text }) => plain(text),
  'w:t': ({ text }) => plain(text),
  'm:f': writeFraction,
  'm:sSup': (each, state) => part(each, 'e', state) + raise(part(each, 'sup', state)),
  'm:sSub': (each, state) => part(each, 'e', state) + lower(part(each, 'sub', state)),
  'm:sSubSup': (each, state) =>
    part(each, 'e', state) + lower(part(each, 'sub', state)) + raise(part(each, 'sup', state)),
  'm:sPre': (each, state) => lower(part(each, 'sub', state)) + raise(part(each, 'sup', state)) + part(each, 'e', state),
  'm:rad': (each, state) => {
    const degree = isOn(each, 'degHide') ? '' : part(each, 'deg', state)
    return `${raise(degree)}\\sqrt{${part(each, 'e', state)}}`
  },
  'm:nary': (each, state) => {
    const below = isOn(each, 'subHide') ? '' : part(each, 'sub', state)
    const above = isOn(each, 'supHide') ? '' : part(each, 'sup', state)
    return `${setting(each, 'chr') ?? '∫'}${lower(below)}${raise(above)} ${part(each, 'e', state)}`
  },
  'm:d': writeBrackets,
  'm:func': (each, state) => `${part(each, 'fName', state)} ${part(each, 'e', state)}`,
  'm:limLow': (each, state) => part(each, 'e', state) + lower(part(each, 'lim', state)),
  'm:limUpp': (each, state) => part(each, 'e', state) + raise(part(each, 'lim', state)),
  'm:acc': (each, state) => mark(part(each, 'e', state), setting(each, 'chr') || '\u0302', state),
  'm:bar': (each, state) => mark(part(each, 'e', state), setting(each, 'pos') === 'top' ? '\u0305' : '\u0332', state),
  'm:groupChr': (each, state) => unfit(state, part(each, 'e', state)),
  'm:m': (each, state) =>
    unfit(
      state,
      `[${childrenOf(each, 'm:mr')
        .map((row) => row.children.map((cell) => write(cell, state)).join(' '))
        .join('; ')}]`,
    ),
  'm:eqArr': (each, state) =>
    unfit(
      state,
      childrenOf(each, 'm:e')
        .map((line) => write(line, state))
        .join('; '),
    ),
  'm:phant': (each, state) => (setting(each, 'show') === '0' ? '' : part(each, 'e', state)),
}

function writeFraction(element: XmlElement, state: State): string {
  const over = part(element, 'num', state)
  const under = part(element, 'den', state)
  const type = setting(element, 'type') ?? 'bar'
  if (type === 'lin' || type === 'skw') return `${enclose(over)}/${enclose(under)}`
  return type === 'noBar' ? unfit(state, `(${over} ${under})`) : `\\frac{${over}}{${under}}`
}

/** An empty bracket is none; one that is missing is round. */
function writeBrackets(element: XmlElement, state: State): string {
  const parts = childrenOf(element, 'm:e').map((each) => write(each, state))
  const [open, close] = [setting(element, 'begChr') ?? '(', setting(element, 'endChr') ?? ')']
  const text = `${open}${parts.join(setting(element, 'sepChr') ?? '|')}${close}`
  return hasPairs(open + close) ? text : unfit(state, parts.join(' '))
}

/** A sign above or below a letter. Over several, only a line goes on from one to the next. */
function mark(text: string, sign: string, state: State): string {
  const isLine = sign === '\u0305' || sign === '\u0332'
  if (/[{}^_\\]/.test(text) || (!isLine && [...text].length !== 1)) return unfit(state, text)
  return [...text].map((letter) => letter + sign).join('')
}

/** Letters of mathematical alphabets (𝑥, 𝜋) as the letters they are, without signs that nobody sees. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u{1d400}-\u{1d7ff}\u210e]/gu, (letter) => letter.normalize('NFKC'))
    .replaceAll(/[\u2061\u200b]/g, '')
