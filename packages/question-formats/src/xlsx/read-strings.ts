import { elementsOf } from '../office/relationships.ts'
import { childOf, type XmlElement } from '../xml/xml-element.ts'
import type { Zip } from '../zip/open-zip.ts'
import { readCellText } from './cell-text.ts'

/** A piece of a cell with a font of its own, if it has one; raised or lowered as in H₂O. */
export type RichRun = { text: string; font: string | null; script: '^' | '_' | null }

/** The text of a cell; pieces only where they differ. */
export type RichText = string | RichRun[]

/** All texts of a workbook, which cells name by number. */
export async function readStrings(zip: Zip, path: string): Promise<RichText[]> {
  const strings: RichText[] = []
  for await (const element of elementsOf(zip, path, ['si'])) strings.push(readRichText(element))
  return strings
}

/** Of `si` and `is`; how a text is pronounced (`rPh`) is no part of it. */
export function readRichText(element: XmlElement): RichText {
  const runs = element.children.flatMap((child): RichRun[] => {
    if (child.name === 't') return [{ text: readCellText(child.text), font: null, script: null }]
    return child.name === 'r' ? [readRun(child)] : []
  })
  const isPlain = runs.every(({ font, script }) => font === null && script === null)
  return isPlain ? runs.map(({ text }) => text).join('') : runs
}

const scripts: Record<string, RichRun['script']> = { superscript: '^', subscript: '_' }

function readRun(element: XmlElement): RichRun {
  const look = childOf(element, 'rPr')
  return {
    text: readCellText(childOf(element, 't')?.text ?? ''),
    font: childOf(look, 'rFont')?.attributes.val ?? null,
    script: scripts[childOf(look, 'vertAlign')?.attributes.val ?? ''] ?? null,
  }
}
