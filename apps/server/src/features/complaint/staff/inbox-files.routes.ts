import { readInboxFile, uploadInboxFile } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { registerStaffCall, registerStaffWrite, type StaffMember } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'
import { attachmentIn, sendAttachment, takeAttachments } from '../attachments/attachment-bytes.ts'
import { storeAttachment } from '../attachments/store-attachment.ts'

const { complaint, complaintFile, complaintMessage } = tables

const filesByMember: RateLimit = { name: 'inbox-file', tries: 60, windowMs: 3_600_000 }

/** Attachments, as the centre puts them in and reads them. */
export function inboxFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, storage } = deps
  // A scope of its own, so that no other call takes bytes, and this one takes nothing else.
  app.register(async (scope) => {
    takeAttachments(scope)
    registerStaffWrite(scope, deps, uploadInboxFile, async (tx, { request, query, member, locale, now }) => {
      await spendTry(database.db, filesByMember, { who: String(member.id), now })
      const attachment = await attachmentIn(request.body, locale)
      const file = await storeAttachment(
        { db: tx, storage },
        { by: { staffId: member.id }, name: query.name, attachment, now },
      )
      const { name, type, bytes } = file
      return { answer: { file }, resource: 'complaint_file', resourceId: file.id, after: { name, type, bytes } }
    })
  })

  registerStaffCall(app, deps, readInboxFile, async ({ params, query, member, reply }) => {
    const found = await findFile(database.db, { fileId: params.id, member })
    return sendAttachment(reply, storage, { ...found, size: query.size })
  })
}

/** One that stands in a conversation which this member sees. */
async function findFile(tx: Tx, { fileId, member }: { fileId: number; member: StaffMember }) {
  const [row] = await tx
    .select({ name: complaintFile.name, type: complaintFile.type, file: complaintFile.file })
    .from(complaintFile)
    .innerJoin(complaintMessage, eq(complaintMessage.id, complaintFile.messageId))
    .innerJoin(complaint, eq(complaint.id, complaintMessage.complaintId))
    .where(and(eq(complaintFile.id, fileId), complaintsOf(member)))
  if (row === undefined) throw new AppError('not_found')
  return row
}
