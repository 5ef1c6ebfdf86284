import { fitInto, type PictureSize, pictureSize } from '../checks/picture-size.ts'
import type { FilePicture } from '../file-question.ts'
import { drawingNamespace } from '../office/relationships-xml.ts'
import { escapeLines } from '../xml/escape-xml.ts'

/** In pixels: the width of a column of text, and a third of a page. */
const column = { width: 420, height: 320 }
const emuPerPixel = 9525

type Placed = { id: number; link: string; box?: PictureSize | undefined }

/** A picture in the line of its text; `id` is its number in the file, `link` how the document names its bytes. */
export function writeDrawing({ name, alt, bytes }: FilePicture, { id, link, box = column }: Placed): string {
  const { width, height } = fitInto(pictureSize(bytes), box)
  const size = `cx="${width * emuPerPixel}" cy="${height * emuPerPixel}"`
  const english = alt?.en === undefined ? '' : ` title="${escapeLines(alt.en)}"`
  const called = `name="${escapeLines(name)}" descr="${escapeLines(alt?.bn ?? '')}"${english}`
  return [
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${id}" ${called}/>`,
    `<a:graphic><a:graphicData uri="${drawingNamespace}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" ${called}/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip r:embed="${link}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ].join('')
}
