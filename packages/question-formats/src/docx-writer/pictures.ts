import { pictureKind } from '../checks/picture-kind.ts'
import type { PictureSize } from '../checks/picture-size.ts'
import type { FilePicture } from '../file-question.ts'
import { relationship, relationshipsEnd, relationshipsStart } from '../office/relationships-xml.ts'
import type { ZipWriter } from '../zip/write-zip.ts'
import { writeDrawing } from './write-drawing.ts'

/** Pictures of a document, and how it names them. */
export type Pictures = {
  /** The picture as a run; its bytes wait to be taken. */
  draw(picture: FilePicture): string
  take(): Uint8Array[]
  close(): Uint8Array[]
}

/** `others`: what the document names besides its pictures; `box`: the most that one may take, in pixels. */
export function createPictures(zip: ZipWriter, others: readonly string[], box?: PictureSize): Pictures {
  const links = zip.open('word/_rels/document.xml.rels')
  links.add(relationshipsStart + others.join(''))
  const waiting: Uint8Array[] = []
  let count = 0
  return {
    draw(picture) {
      const kind = pictureKind(picture.bytes)
      if (kind === null) return ''
      count += 1
      const link = `rId${others.length + count}`
      links.add(relationship(link, 'image', `media/image${count}.${kind}`))
      waiting.push(...zip.store(`word/media/image${count}.${kind}`, picture.bytes))
      return writeDrawing(picture, { id: count, link, box })
    },
    take: () => waiting.splice(0),
    close() {
      links.add(relationshipsEnd)
      return zip.close(links)
    },
  }
}
