import { childOf, type XmlElement } from '../../xml/xml-element.ts'
import { type Theme, themeFont } from '../package/theme.ts'

/** How a run is set. What a run does not say, its styles do; what they do not, the document's defaults. */
export type RunProperties = {
  /** For the characters of ASCII, for others, and for scripts like Bengali. */
  ascii?: string
  hAnsi?: string
  complex?: string
  isComplex?: boolean
  isBold?: boolean
  isUnderlined?: boolean
  isHighlighted?: boolean
  colour?: string
  raised?: 'raised' | 'lowered' | 'level'
  isHidden?: boolean
}

const valOf = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val']

/** `<w:b/>` is on, `<w:b w:val="0"/>` off, and neither says nothing. */
function switchOf(properties: XmlElement, name: string): boolean | undefined {
  const element = childOf(properties, name)
  if (!element) return undefined
  return !['0', 'false', 'off', 'none'].includes(valOf(element) ?? 'true')
}

export function readRunProperties(properties: XmlElement | undefined, theme: Theme): RunProperties {
  if (!properties) return {}
  const fonts = childOf(properties, 'w:rFonts')?.attributes ?? {}
  const font = (name: string, themed: string) => themeFont(theme, fonts[`w:${themed}`]) ?? fonts[`w:${name}`]
  const said: RunProperties = {
    ascii: font('ascii', 'asciiTheme'),
    hAnsi: font('hAnsi', 'hAnsiTheme'),
    complex: font('cs', 'cstheme'),
    isComplex: switchOf(properties, 'w:cs') ?? switchOf(properties, 'w:rtl'),
    isBold: switchOf(properties, 'w:b'),
    isUnderlined: switchOf(properties, 'w:u'),
    isHighlighted: switchOf(properties, 'w:highlight') ?? shadeOf(properties),
    colour: valOf(childOf(properties, 'w:color')),
    raised: raisedOf(properties),
    isHidden: switchOf(properties, 'w:vanish'),
  }
  return said
}

function shadeOf(properties: XmlElement): boolean | undefined {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill']
  return fill === undefined ? undefined : !/^(?:auto|ffffff)$/i.test(fill)
}

const raised = { superscript: 'raised', subscript: 'lowered', baseline: 'level' } as const

const raisedOf = (properties: XmlElement): RunProperties['raised'] =>
  raised[valOf(childOf(properties, 'w:vertAlign')) as keyof typeof raised]

/** The nearer one wins wherever it says something. */
export function mergeProperties(far: RunProperties, near: RunProperties): RunProperties {
  const merged: Record<string, unknown> = { ...far }
  for (const [name, value] of Object.entries(near)) if (value !== undefined) merged[name] = value
  return merged
}
