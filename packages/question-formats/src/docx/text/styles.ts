import { childOf, type XmlElement } from '../../xml/xml-element.ts'
import { type DocxPackage, elementsOfPart } from '../package/open-package.ts'
import type { Theme } from '../package/theme.ts'
import { mergeProperties, type RunProperties, readRunProperties } from './run-properties.ts'

/** Which list a paragraph is numbered by, and on which level of it. */
export type NumberingUse = { numId: string; level: number | undefined }

export type Styles = {
  /** What a run looks like by the styles of its paragraph and its own. */
  runOf(paragraphStyle: string | undefined, characterStyle: string | undefined): RunProperties
  numberingOf(paragraphStyle: string | undefined): NumberingUse | null
}

type Style = { parent: string | undefined; run: RunProperties; numbering: NumberingUse | null }

export async function readStyles(file: DocxPackage, theme: Theme): Promise<Styles> {
  const styles = new Map<string, Style>()
  let defaults: RunProperties = {}
  let usual: string | undefined
  for await (const element of elementsOfPart(file, 'styles', ['style', 'docDefaults'])) {
    if (element.name === 'w:docDefaults')
      defaults = readRunProperties(childOf(childOf(element, 'w:rPrDefault'), 'w:rPr'), theme)
    else styles.set(element.attributes['w:styleId'] ?? '', readStyle(element, theme))
    if (isUsual(element)) usual = element.attributes['w:styleId']
  }
  const chainOf = (id: string | undefined): Style[] => findChain(styles, id)
  const runs = new Map<string, RunProperties>()
  const runOf = (paragraph: string | undefined, character: string | undefined): RunProperties => {
    const chain = [...chainOf(character), ...chainOf(paragraph ?? usual)].toReversed()
    return chain.reduce((far, { run }) => mergeProperties(far, run), defaults)
  }
  return {
    runOf(paragraph, character) {
      const name = `${paragraph}\n${character}`
      const known = runs.get(name) ?? runOf(paragraph, character)
      runs.set(name, known)
      return known
    },
    numberingOf: (paragraph) =>
      chainOf(paragraph ?? usual).find(({ numbering }) => numbering !== null)?.numbering ?? null,
  }
}

const isUsual = ({ attributes }: XmlElement): boolean =>
  attributes['w:type'] === 'paragraph' && ['1', 'true', 'on'].includes(attributes['w:default'] ?? '')

function readStyle(element: XmlElement, theme: Theme): Style {
  return {
    parent: childOf(element, 'w:basedOn')?.attributes['w:val'],
    run: readRunProperties(childOf(element, 'w:rPr'), theme),
    numbering: readNumberingUse(childOf(element, 'w:pPr')),
  }
}

export function readNumberingUse(paragraphProperties: XmlElement | undefined): NumberingUse | null {
  const properties = childOf(paragraphProperties, 'w:numPr')
  const numId = childOf(properties, 'w:numId')?.attributes['w:val']
  const level = childOf(properties, 'w:ilvl')?.attributes['w:val']
  return numId === undefined ? null : { numId, level: level === undefined ? undefined : Number(level) }
}

/** A style and those it is based on, the nearest first. A circle ends where it began. */
function findChain(styles: Map<string, Style>, id: string | undefined): Style[] {
  const chain = new Set<Style>()
  for (let style = styles.get(id ?? ''); style && !chain.has(style); style = styles.get(style.parent ?? ''))
    chain.add(style)
  return [...chain]
}
