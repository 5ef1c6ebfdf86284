import { join } from 'node:path'
import {
  courseMaterials,
  courseReferenceBooks,
  materialFile,
  materialPage,
  referenceBook,
  referenceBookPage,
} from '@prostuti/contract'
import { pickText } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { type Document, documentKey, pageName } from './document-key.ts'
import { findMaterial } from './find-material.ts'
import { findReader } from './find-reader.ts'
import { listMaterials } from './list-materials.ts'
import { findBook, listBooks, presentBook } from './reference-books.ts'
import { spendPage } from './spend-page.ts'
import { createStoredPages } from './stored-pages.ts'

/** Doctor block. A page leaves as a picture with the reader's name in it; the file itself only where it may be taken away. */
export function documentRoutes(app: FastifyInstance, { database: { db }, env, clock, storage }: Deps): void {
  const pages = createStoredPages({ storage, cacheFolder: join(env.dataDir, 'cache', 'pages') })
  app.addHook('onClose', () => pages.close())

  type PageOfReader = { doctorId: number; document: Document & { pages: number }; index: number; width: number }

  async function sendPage(reply: FastifyReply, { doctorId, document, index, width }: PageOfReader): Promise<Buffer> {
    if (index < 0 || index >= document.pages) throw new AppError('not_found')
    await spendPage(db, { doctorId, secret: env.appSecret, now: clock() })
    const reader = await findReader(db, doctorId)
    const page = { index, width, name: pageName(document, { index, width }) }
    const picture = await pages.render({ key: documentKey(document), ...page, reader })
    reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
    return picture
  }

  registerCall(app, courseMaterials, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return { subjects: await listMaterials(db, { doctorId, enrolmentId: params.id, locale, now: clock() }) }
  })

  registerCall(app, materialPage, async ({ request, reply, params, query }) => {
    const { doctorId } = signInOf(request)
    const wanted = { doctorId, enrolmentId: params.id, materialId: params.materialId, now: clock() }
    const { document } = await findMaterial(db, wanted)
    return sendPage(reply, { doctorId, document, index: params.pageNo - 1, width: query.width })
  })

  registerCall(app, materialFile, async ({ request, reply, params, locale }) => {
    const { doctorId } = signInOf(request)
    const wanted = { doctorId, enrolmentId: params.id, materialId: params.materialId, now: clock() }
    const { material, document } = await findMaterial(db, wanted)
    if (!material.downloadAllowed) throw new AppError('forbidden')
    await spendPage(db, { doctorId, secret: env.appSecret, now: clock() })
    const { name } = await findReader(db, doctorId)
    const facts = await storage.stat(documentKey(document))
    const content = await storage.open(documentKey(document))
    if (facts === undefined || content === undefined) throw new AppError('not_found')
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': facts.bytes,
      'content-disposition': `attachment; filename*=UTF-8''${fileName(`${pickText(material.title, locale)} - ${name}`)}`,
      'cache-control': 'private, no-store',
    })
    return content
  })

  registerCall(app, courseReferenceBooks, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    return { books: await listBooks(db, { doctorId: signInOf(request).doctorId, enrolmentId: params.id, locale }) }
  })

  registerCall(app, referenceBook, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const found = await findBook(db, { doctorId: signInOf(request).doctorId, bookId: params.id })
    return { book: presentBook(found, locale) }
  })

  registerCall(app, referenceBookPage, async ({ request, reply, params, query }) => {
    const { doctorId } = signInOf(request)
    const { book, document } = await findBook(db, { doctorId, bookId: params.id })
    return sendPage(reply, { doctorId, document, index: params.pageNo - book.firstPageNo, width: query.width })
  })
}

/** As a header may carry it: no slash or quote that would name another folder on the reader's disk. */
const fileName = (title: string): string =>
  encodeURIComponent(`${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.pdf`).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
