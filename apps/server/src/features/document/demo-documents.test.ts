import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentTest, openDocumentTest } from './document-test.fixture.ts'

let test: DocumentTest
beforeAll(async () => {
  test = await openDocumentTest()
})
afterAll(() => test.close())

it('the demo’s documents are on disk as the database describes them', async () => {
  const library = await PDFiumLibrary.init()
  const rows = await test.db.select().from(tables.document)
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const row of rows) {
    const path = join(test.dataDir, 'documents', row.file)
    const pdf = await library.loadDocument(await readFile(path))
    const { originalWidth, originalHeight } = pdf.getPage(0).getOriginalSize()
    const found = {
      pages: pdf.getPageCount(),
      widthPoints: Math.round(originalWidth),
      heightPoints: Math.round(originalHeight),
    }
    expect({ file: row.file, bytes: (await stat(path)).size, ...found }).toEqual({
      file: row.file,
      bytes: row.bytes,
      pages: row.pages,
      widthPoints: row.widthPoints,
      heightPoints: row.heightPoints,
    })
    pdf.destroy()
  }
  library.destroy()
})
