import { type Colour, contrast, readColour, writeColour } from './colour.ts'

/** What a centre chooses. */
export type LookColours = { brand: string; accent: string }

/** Tokens of the style sheets (`tokens.css`, `dark.css`) that follow from the two, for one theme. */
export type Palette = Record<
  | 'brand'
  | 'brand-fill'
  | 'brand-deep'
  | 'brand-soft'
  | 'brand-line'
  | 'on-brand'
  | 'on-brand-2'
  | 'accent'
  | 'accent-press'
  | 'on-accent'
  | 'plate-teal'
  | 'plate-mist'
  | 'plate-mid',
  string
>

/** The colours of Prostuti itself, which the style sheets have. */
export const usualColours: LookColours = { brand: '#0c5450', accent: '#f2a71b' }

/** The grounds on which text stands in the brand's colour: `paper`, `surface` and `sunk` of the style sheets. */
const grounds = { light: ['#f6f1e6', '#fffcf5', '#ede6d7'], dark: ['#0f1615', '#172120', '#0a100f'] }

/** WCAG AA for text, with a little room for rounding. */
const readable = 4.55

const ink = '#231703'
const white = '#fffbf2'

/** The colour, lighter or darker by as little as it takes to be read on every ground. */
function readableOn(colour: Colour, against: string[], step: 0.01 | -0.01, least = readable): string {
  const written = writeColour(colour)
  const isReadable = against.every((ground) => contrast(written, ground) >= least)
  const lightness = colour.lightness + step
  if (isReadable || lightness < 0 || lightness > 1) return written
  return readableOn({ ...colour, lightness }, against, step, least)
}

const faded = (colour: Colour, lightness: number, chroma: number): Colour => ({
  ...colour,
  lightness,
  chroma: Math.min(colour.chroma, chroma),
})

function accentOf(accent: string) {
  const colour = readColour(accent)
  const onAccent = contrast(accent, ink) >= contrast(accent, white) ? ink : white
  // What is written on it must be read on the pressed one too, so it moves away from its words.
  const step = onAccent === ink ? 0.01 : -0.01
  const shown = readableOn(colour, [onAccent], step)
  const { lightness } = readColour(shown)
  const pressed = readableOn({ ...colour, lightness: lightness - 0.05 }, [onAccent], step)
  return { accent: shown, 'accent-press': pressed, 'on-accent': onAccent }
}

/** By day: the brand's colour as dark as its words need. */
export function lightPalette({ brand, accent }: LookColours): Palette {
  const colour = readColour(brand)
  const soft = writeColour(faded(colour, 0.93, 0.02))
  const words = readableOn(colour, [...grounds.light, soft, white], -0.01)
  const { lightness } = readColour(words)
  const deep = writeColour({ ...colour, lightness: Math.max(0.14, lightness - 0.08) })
  return {
    brand: words,
    'brand-fill': words,
    'brand-deep': deep,
    'brand-soft': soft,
    'brand-line': writeColour(faded(colour, 0.8, 0.045)),
    'on-brand': white,
    'on-brand-2': readableOn(faded(colour, 0.88, 0.03), [words, deep], 0.01),
    ...accentOf(accent),
    'plate-teal': words,
    'plate-mist': writeColour(faded(colour, 0.89, 0.025)),
    'plate-mid': writeColour(faded(colour, 0.6, 0.07)),
  }
}

/** By night: words in a light tone of the brand's colour, and a fill that is dark enough for white words. */
export function darkPalette({ brand, accent }: LookColours): Palette {
  const colour = readColour(brand)
  const soft = writeColour(faded(colour, 0.3, 0.04))
  const words = readableOn(faded(colour, 0.8, 0.1), [...grounds.dark, soft], 0.01)
  const fill = readableOn(faded(colour, 0.46, 0.12), [white], -0.01)
  const deep = writeColour(faded(colour, 0.26, 0.05))
  return {
    brand: words,
    'brand-fill': fill,
    'brand-deep': deep,
    'brand-soft': soft,
    'brand-line': writeColour(faded(colour, 0.44, 0.05)),
    'on-brand': white,
    'on-brand-2': readableOn(faded(colour, 0.88, 0.03), [fill, deep], 0.01),
    ...accentOf(writeColour({ ...readColour(accent), lightness: Math.max(0.7, readColour(accent).lightness) })),
    'plate-teal': writeColour(faded(colour, 0.37, 0.08)),
    'plate-mist': writeColour(faded(colour, 0.31, 0.04)),
    'plate-mid': writeColour(faded(colour, 0.55, 0.07)),
  }
}

/** Pairs of a word's colour and its ground, as pages use them. */
export const readPairs = [
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-deep'],
  ['on-brand-2', 'brand-fill'],
  ['brand', 'brand-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-press'],
] as const satisfies [keyof Palette, keyof Palette][]
