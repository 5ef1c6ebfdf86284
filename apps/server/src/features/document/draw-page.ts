import { readFile, stat } from 'node:fs/promises'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { loadSharp } from '../../large-libraries.ts'

export type DrawPage = (page: { file: string; index: number; width: number }) => Promise<Buffer>

/** However long a page is, its picture stays within what a phone can hold. */
const tallest = 3

/** PDFium at work: pages as pictures without loss, the last document kept open for its next page. */
export async function createDrawPage(): Promise<DrawPage> {
  const library = await PDFiumLibrary.init()
  let open: { key: string; document: PDFiumDocument } | undefined

  async function openDocument(file: string): Promise<PDFiumDocument> {
    const { mtimeMs, size } = await stat(file)
    const key = `${file} ${mtimeMs} ${size}`
    if (open?.key === key) return open.document
    const bytes = await readFile(file)
    open?.document.destroy()
    open = undefined
    open = { key, document: await library.loadDocument(bytes) }
    return open.document
  }

  /** One after another: the document of one page must not be closed under another. */
  let last: Promise<unknown> = Promise.resolve()

  async function draw({ file, index, width }: Parameters<DrawPage>[0]) {
    const page = (await openDocument(file)).getPage(index)
    const size = page.getOriginalSize()
    const height = Math.round(width * Math.min(tallest, size.originalHeight / size.originalWidth))
    const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' })
    return { data, height }
  }

  return async (page) => {
    const drawn = last.then(() => draw(page))
    last = drawn.catch(() => {})
    const { data, height } = await drawn
    return loadSharp()(data, { raw: { width: page.width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer()
  }
}
