import { join } from 'node:path'
import {
  arrangeBooks,
  documentPage,
  documentResource,
  materialResource,
  readDocumentDesk,
  referenceBookResource,
} from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { createStoredPages, documentKey, pageName } from '../../document/index.ts'
import { registerOrder, registerResource } from '../../resource/index.ts'
import { registerStaffCall, type StaffMember } from '../../staff/index.ts'
import { bookStore, changesBook, seesBook } from './book-store.ts'
import { documentStore, seesDocument } from './document-store.ts'
import { materialStore } from './material-store.ts'

const { document, material, referenceBook } = tables

/** PDFs, what batches read of them, and books. */
export function staffDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const { storage, env } = deps
  // The same pictures that doctors get are kept in the same place.
  const pages = createStoredPages({ storage, cacheFolder: join(env.dataDir, 'cache', 'pages') })
  app.addHook('onClose', () => pages.close())

  registerResource(app, deps, documentResource, documentStore)
  registerResource(app, deps, materialResource, materialStore)
  registerResource(app, deps, referenceBookResource, bookStore)
  registerOrder(app, deps, arrangeBooks, {
    resource: referenceBookResource.name,
    table: referenceBook,
    scope: (member) => and(seesBook(member), changesBook(member)),
  })

  registerStaffCall(app, deps, readDocumentDesk, async ({ params: { id }, member }) => {
    const row = await findDocument(db, { id, member })
    const materials = await db
      .select({ id: material.id, title: material.title })
      .from(material)
      .where(eq(material.documentId, id))
    const books = await db
      .select({ id: referenceBook.id, title: referenceBook.title })
      .from(referenceBook)
      .where(eq(referenceBook.documentId, id))
    return {
      pages: row.pages,
      bytes: row.bytes,
      width: row.widthPoints,
      height: row.heightPoints,
      edition: String(row.updatedAt.getTime()),
      uses: [
        ...materials.map((each) => ({ kind: 'material' as const, ...each })),
        ...books.map((each) => ({ kind: 'book' as const, ...each })),
      ],
    }
  })

  registerStaffCall(app, deps, documentPage, async ({ params: { id, page }, query: { width }, member, reply }) => {
    const row = await findDocument(db, { id, member })
    if (page > row.pages) throw new AppError('not_found')
    const index = page - 1
    const name = pageName(row, { index, width })
    const picture = await pages.render({ key: documentKey(row), name, index, width, reader: undefined })
    reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' })
    return picture
  })
}

async function findDocument(tx: Tx, { id, member }: { id: number; member: StaffMember }) {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.id, id), seesDocument(member)))
  if (row === undefined) throw new AppError('not_found')
  return row
}
