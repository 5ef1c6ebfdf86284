import type { Fault } from '../../reading.ts'
import { findAll, type XmlElement } from '../../xml/xml-element.ts'
import type { DocxPackage } from '../package/open-package.ts'

/** Where a picture lies in the file, and what is said about it. */
export type DocxPicture = {
  path: string
  /** What Word calls it: "Picture 3", unless somebody named it. */
  name: string
  alt: string
  title: string
}

/** A fault before it is known on which line it shows. */
export type Noticed = Omit<Fault, 'line'>

export type PictureFinder = {
  /** The pictures of a drawing, old or new. What is drawn and cannot be had is noticed. */
  find(drawing: XmlElement): { pictures: DocxPicture[]; noticed: Noticed[] }
}

const equationEditor = /equation|mathtype/i

export function createPictureFinder({ zip, relationships }: DocxPackage): PictureFinder {
  const pathOf = (id: string | undefined): string | undefined => {
    const target = relationships.get(id ?? '')?.target
    return target !== undefined && zip.has(target) ? target : undefined
  }
  return {
    find(drawing) {
      const ids = [
        ...findAll(drawing, 'a:blip').map(({ attributes }) => attributes['r:embed']),
        ...findAll(drawing, 'v:imagedata').map(({ attributes }) => attributes['r:id']),
      ]
      const about = wordsAbout(drawing)
      const pictures = ids.map(pathOf).flatMap((path) => (path === undefined ? [] : [{ path, ...about }]))
      return { pictures, noticed: judge(drawing, pictures.length < Math.max(1, ids.length)) }
    },
  }
}

function wordsAbout(drawing: XmlElement): Omit<DocxPicture, 'path'> {
  const said = findAll(drawing, 'wp:docPr')[0]?.attributes
  const shape = findAll(drawing, 'v:shape')[0]?.attributes
  const words = (text: string | undefined) => (text ?? '').trim()
  return { name: words(said?.name), alt: words(said?.descr || shape?.alt), title: words(said?.title) }
}

function judge(drawing: XmlElement, isLost: boolean): Noticed[] {
  const [object] = findAll(drawing, 'o:OLEObject')
  const isEquation = equationEditor.test(object?.attributes.ProgID ?? '')
  const noticed: Noticed[] = isEquation ? [{ code: 'equation_as_picture', weight: 'look' }] : []
  // Lines and frames are drawn too; only what would have shown something is missed.
  const isFigure = findAll(drawing, 'a:graphicData').some(({ attributes }) =>
    /chart|diagram|picture/.test(attributes.uri ?? ''),
  )
  const isMissed = isLost && (isFigure || object !== undefined || findAll(drawing, 'v:imagedata').length > 0)
  return isMissed ? [...noticed, { code: 'picture_lost', weight: 'look' }] : noticed
}
