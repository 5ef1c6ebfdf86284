import { previewDraft } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { may, registerStaffCall } from '../staff/index.ts'
import { keepPreview } from './keep-preview.ts'
import { findPreviewable } from './previewables.ts'

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, database } = deps
  registerStaffCall(app, deps, previewDraft, async ({ body, member, now }) => {
    const previewable = findPreviewable(body.resource)
    if (previewable === undefined || !may(member, previewable.resource.writes)) throw new AppError('not_found')
    // Refused beside its field by the form's own call, which has the words; a preview only says that there is something to mend.
    const fields = previewable.resource.fields.safeParse(body.fields)
    if (!fields.success) throw new AppError('preview_unfinished')
    const token = await keepPreview(database.db, {
      staffId: member.id,
      resource: body.resource,
      resourceId: body.id,
      fields: fields.data,
      now,
    })
    return { url: `${env.publicUrl}/preview/${token}` }
  })
}
