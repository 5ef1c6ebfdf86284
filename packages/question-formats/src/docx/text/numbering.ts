import { convertBijoy, isBijoyFont } from '../../bijoy/index.ts'
import { childOf, childrenOf, type XmlElement } from '../../xml/xml-element.ts'
import { type DocxPackage, elementsOfPart } from '../package/open-package.ts'
import type { Theme } from '../package/theme.ts'
import { formatNumber } from './format-number.ts'
import { readRunProperties } from './run-properties.ts'
import type { NumberingUse } from './styles.ts'
import { showSymbols } from './symbol-font.ts'

type Level = { start: number; format: string; text: string; font: string | undefined; style: string | undefined }

type List = { abstractId: string; overrides: Map<number, { start: number | undefined; level: Level | undefined }> }

/** What a list shows before a paragraph, which stands nowhere in its text. */
export type ListLabels = {
  /** The label of the next paragraph of a list; it counts. */
  next(use: NumberingUse, style: string | undefined): { id: string; label: string } | null
}

export async function readNumbering(file: DocxPackage, theme: Theme): Promise<ListLabels> {
  const abstracts = new Map<string, Map<number, Level>>()
  const lists = new Map<string, List>()
  for await (const element of elementsOfPart(file, 'numbering', ['abstractNum', 'num'])) {
    if (element.name === 'w:num') lists.set(element.attributes['w:numId'] ?? '', readList(element, theme))
    else abstracts.set(element.attributes['w:abstractNumId'] ?? '', readLevels(element, theme))
  }
  return createLabels(abstracts, lists)
}

const valOf = (element: XmlElement, name: string): string | undefined => childOf(element, name)?.attributes['w:val']

const readLevels = (element: XmlElement, theme: Theme): Map<number, Level> =>
  new Map(childrenOf(element, 'w:lvl').map((level) => [Number(level.attributes['w:ilvl']), readLevel(level, theme)]))

const readLevel = (element: XmlElement, theme: Theme): Level => ({
  start: Number(valOf(element, 'w:start') ?? 1),
  format: valOf(element, 'w:numFmt') ?? 'decimal',
  text: valOf(element, 'w:lvlText') ?? '',
  font: readRunProperties(childOf(element, 'w:rPr'), theme).ascii,
  style: valOf(element, 'w:pStyle'),
})

function readList(element: XmlElement, theme: Theme): List {
  const overrides = childrenOf(element, 'w:lvlOverride').map((override) => {
    const start = valOf(override, 'w:startOverride')
    const level = childOf(override, 'w:lvl')
    const said = { start: start === undefined ? undefined : Number(start), level: level && readLevel(level, theme) }
    return [Number(override.attributes['w:ilvl']), said] as const
  })
  return { abstractId: valOf(element, 'w:abstractNumId') ?? '', overrides: new Map(overrides) }
}

/** Lists of one kind count on from each other, until one says where it starts. */
function createLabels(abstracts: Map<string, Map<number, Level>>, lists: Map<string, List>): ListLabels {
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()

  return {
    next({ numId, level: said }, style) {
      const list = lists.get(numId)
      const levels = abstracts.get(list?.abstractId ?? '')
      if (!list || !levels) return null
      const at = said ?? [...levels].find(([, level]) => style !== undefined && level.style === style)?.[0] ?? 0
      const levelAt = (index: number) => list.overrides.get(index)?.level ?? levels.get(index)
      const level = levelAt(at)
      if (!level) return null
      const count = counts.get(list.abstractId) ?? []
      counts.set(list.abstractId, count)
      const override = list.overrides.get(at)?.start
      const restarts = override !== undefined && !begun.has(`${numId}:${at}`)
      begun.add(`${numId}:${at}`)
      count[at] = restarts ? override : count[at] === undefined ? level.start : count[at] + 1
      // A deeper level begins anew.
      count.length = at + 1
      return { id: `${list.abstractId}:${at}`, label: writeLabel(level, (index) => [count[index], levelAt(index)]) }
    },
  }
}

function writeLabel(level: Level, find: (index: number) => [number | undefined, Level | undefined]): string {
  if (level.format === 'bullet') return showSymbols(level.text, level.font).text || '•'
  const label = level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const [count, of] = find(Number(digit) - 1)
    return of ? formatNumber(count ?? of.start, of.format) : ''
  })
  return level.font && isBijoyFont(level.font) ? convertBijoy(label).text : label
}
