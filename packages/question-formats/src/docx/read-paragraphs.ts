import { textOfPart } from '../office/relationships.ts'
import { readElements } from '../xml/read-elements.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { DocxPackage } from './package/open-package.ts'

export type BodyParagraph = { paragraph: XmlElement; isCell: boolean }

/** The paragraphs of a document one after the other, those of tables cell by cell and row by row; never more than one is held. */
export async function* readParagraphs({ zip, main }: DocxPackage): AsyncGenerator<BodyParagraph, void, void> {
  /** The names of what a paragraph lies in, from the outside. */
  const around: string[] = []
  /** Where each paragraph lies that was begun and not yet handed over. */
  const places: { isCell: boolean; isTwin: boolean }[] = []
  const isWanted = (name: string, depth: number): boolean => {
    around.length = depth - 1
    if (name !== 'w:p') around.push(name)
    else places.push({ isCell: around.includes('w:tc'), isTwin: around.includes('mc:Fallback') })
    return name === 'w:p'
  }
  for await (const paragraph of readElements(textOfPart(zip, main), isWanted)) {
    const { isCell, isTwin } = places.shift()!
    if (!isTwin) yield { paragraph, isCell }
  }
}
