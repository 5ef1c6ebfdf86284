import {
  addImportPicture,
  dropImport,
  importBytes,
  importChoices,
  importPicture,
  importWords,
  listImports,
  readImport,
  setImportDefaults,
  takeImport,
  undoImport,
  uploadImport,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { findDroppable, findImport, findWorkable } from './find-import.ts'
import { addImportKinds } from './import-jobs.ts'
import { addPicture, readPicture } from './import-pictures.ts'
import { importRowRoutes } from './import-rows.routes.ts'
import { showImport } from './read-import.ts'
import { showImports } from './show-imports.ts'
import { listSubjects, requireSubject, requireTopic } from './subjects.ts'
import { beginTaking, beginUndoing, countWithoutSubject } from './taking/begin-taking.ts'
import { startImport } from './upload-import.ts'

const { questionImport, questionImportRow } = tables

const resource = 'question_import'
const pictureBytes = 12 * 1024 * 1024

/** Files of questions on their way into the bank. */
export function questionImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  addImportKinds(app, deps)
  importRowRoutes(app, deps)
  fileRoutes(app, deps)

  registerStaffCall(app, deps, listImports, ({ member, query: { before } }) => showImports(db, { member, before }))
  registerStaffCall(app, deps, importChoices, async () => ({ subjects: await listSubjects(db) }))
  registerStaffCall(
    app,
    deps,
    readImport,
    async ({ params: { id }, member }) => ({ import: await showImport(db, { id, member }) }),
    // Asked every second while a job is at it.
    { skipLog: true },
  )
  registerStaffCall(app, deps, importWords, async ({ params: { id }, member }) => {
    const { summary } = await findImport(db, { id, member })
    return { words: summary?.converted ?? [] }
  })

  registerStaffWrite(app, deps, setImportDefaults, async (tx, { params: { id }, body, member, locale }) => {
    const before = await findWorkable(tx, { id, member }, 'no key update')
    const { subject_id: subjectId, topic_id: topicId, tags } = body
    if (subjectId !== null) await requireSubject(tx, { subjectId, locale, field: 'subject_id' })
    if (topicId !== null) await requireTopic(tx, { topicId, subjectId, locale })
    await tx.update(questionImport).set({ subjectId, topicId, tags }).where(eq(questionImport.id, id))
    return {
      answer: { without_subject: await countWithoutSubject(tx, { id, subjectId }) },
      resource,
      resourceId: id,
      before: { subject_id: before.subjectId, topic_id: before.topicId, tags: before.tags },
      after: body,
    }
  })

  registerStaffWrite(app, deps, takeImport, async (tx, { params: { id }, body: { state }, member, locale, now }) => {
    const job_id = await beginTaking(tx, { id, member, now, state, locale })
    return { answer: { job_id }, resource, resourceId: id, action: 'import_taken', after: { state } }
  })
  registerStaffWrite(app, deps, undoImport, async (tx, { params: { id }, member, now }) => {
    const job_id = await beginUndoing(tx, { id, member, now })
    return { answer: { job_id }, resource, resourceId: id, action: 'import_undone' }
  })
  registerStaffWrite(app, deps, dropImport, async (tx, { params: { id }, member, now }) => {
    const { state } = await findDroppable(tx, { id, member })
    // What was taken of it stays in the bank; only what is left of the file goes.
    if (state === 'taken') await tx.delete(questionImportRow).where(eq(questionImportRow.importId, id))
    else await tx.update(questionImport).set({ state: 'dropped', expiresAt: now }).where(eq(questionImport.id, id))
    return { answer: { id }, resource, resourceId: id, action: 'import_dropped' }
  })
}

/** What takes bytes has a scope of its own, so that no other call takes them. */
function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: importBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp'],
      { parseAs: 'buffer', bodyLimit: pictureBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    registerStaffWrite(scope, deps, uploadImport, async (tx, { request, query, member, locale, now }) => {
      const { name, subject } = query
      const file = bytesOf(request.body)
      const id = await startImport(tx, { file, name, subjectId: subject, member, locale, now })
      return {
        answer: { id },
        resource,
        resourceId: id,
        action: 'import_begun',
        after: { file: name, bytes: file.length },
      }
    })
    registerStaffWrite(scope, deps, addImportPicture, async (tx, { request, params: { id }, member, locale }) => {
      await findWorkable(tx, { id, member })
      const answer = await addPicture(tx, { importId: id, bytes: bytesOf(request.body), locale })
      return { answer, resource, resourceId: id, after: { picture: answer.file } }
    })
  })
  registerStaffCall(app, deps, importPicture, async ({ params: { id, file }, member, reply }) => {
    await findImport(db, { id, member })
    const bytes = await readPicture(db, { importId: id, file })
    // Its number is never given to another picture.
    reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=604800, immutable' })
    return bytes
  })
}
