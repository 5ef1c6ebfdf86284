import type { FilePicture } from '../file-question.ts'
import { fileAddress } from '../html/marks.ts'
import type { HtmlPicture } from '../html/read-html.ts'
import { tidyLine } from '../text/tidy-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { childrenOf } from '../xml/xml-element.ts'

/** Larger than any picture that we keep. */
const base64AtMost = 14 * 1024 * 1024

/** The picture that HTML names, from the files beside the text; null where it is not in the file. Nothing is ever fetched. */
export function readPicture({ src, alt }: HtmlPicture, beside: XmlElement): FilePicture | null {
  const inline = /^data:image\/([a-z]{1,8});base64,/.exec(src)
  if (inline !== null) return decodeFile(`picture.${inline[1]}`, src.slice(inline[0].length), alt)
  if (!src.startsWith(fileAddress)) return null
  const path = `/${decodeAddress(src.slice(fileAddress.length))}`
  const file = childrenOf(beside, 'file').find(
    ({ attributes: { name = '', path: folder = '/' } }) => `${folder}${name}` === path,
  )
  return file === undefined ? null : decodeFile(path.slice(path.lastIndexOf('/') + 1), file.text, alt)
}

function decodeFile(name: string, base64: string, alt: FilePicture['alt']): FilePicture | null {
  if (base64.length > base64AtMost) return null
  return { name: tidyLine(name), bytes: new Uint8Array(Buffer.from(base64, 'base64')), alt }
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.split('?')[0]!)
  } catch {
    return address
  }
}
