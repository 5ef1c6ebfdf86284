import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Measured } from './page-job.ts'

/** Opens a file as the pages of it will be opened. PDFium says in its error that a password is wanted. */
export async function measureDocument(path: string): Promise<Measured> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(await readFile(path))
    try {
      const pages = document.getPageCount()
      if (pages === 0) return 'unreadable'
      const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize()
      const points = (length: number) => Math.max(1, Math.round(length))
      return { pages, widthPoints: points(originalWidth), heightPoints: points(originalHeight) }
    } finally {
      document.destroy()
    }
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'protected' : 'unreadable'
  } finally {
    library.destroy()
  }
}
