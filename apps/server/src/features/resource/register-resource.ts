import type { FieldsOf, Resource, Single } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { may, registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { registerBulk } from './bulk/register-bulk.ts'
import { auditedIn, changeResource, readWritten, versionOf } from './change-resource.ts'
import { registerExport } from './export/register-export.ts'
import { listResource } from './list-resource.ts'
import { readForm } from './read-form.ts'
import type { FormStore, IdOf, ResourceStore } from './resource-store.ts'
import { listRevisions, readRevision, writeRevision } from './revisions.ts'
import { shownTo } from './shown-to.ts'

const thingOf = ({ name }: Single, id: unknown) => ({ resource: name, resourceId: String(id) })

/** Puts the list and the form of one kind of thing on the server: reading by page, versions, history, the audit. */
export function registerResource<R extends Resource>(
  app: FastifyInstance,
  deps: Deps,
  resource: R,
  store: ResourceStore<R>,
): void {
  registerStaffCall(app, deps, resource.list, async ({ query, member }) => ({
    ...(await listResource(deps.database.db, store, { query, member, resource })),
    many: may(member, resource.writes) ? Object.keys(resource.many) : [],
  }))

  registerStaffWrite(app, deps, resource.create, async (tx, { body, member, now, locale }) => {
    const fields = body.fields as FieldsOf<R>
    const id = await store.write(tx, { id: undefined, fields, before: undefined, member, now, locale })
    const after = await readWritten(tx, store, { id, member })
    const kept = { after: auditedIn(store, after) }
    await writeRevision(tx, { ...thingOf(resource, id), before: undefined, ...kept, staffId: member.id, now })
    await store.tell?.(tx, { id })
    const version = await versionOf(tx, resource, store, id)
    return { answer: { id: id as number | string, version }, ...thingOf(resource, id), ...kept }
  })

  registerSingle(app, deps, resource, store)
  registerBulk(app, deps, resource, store)
  registerExport(app, deps, resource, store)
}

/** Puts a form on the server: versions, history, the audit. */
export function registerSingle<R extends Single>(
  app: FastifyInstance,
  deps: Deps,
  resource: R,
  store: FormStore<R>,
): void {
  const { db } = deps.database
  const idIn = (params: unknown) => (params as { id: IdOf<R> }).id

  registerStaffCall(app, deps, resource.read, async ({ params, member, session, request, now }) => {
    const id = idIn(params)
    const form = await readForm(db, resource, store, { id, member })
    await store.opened?.(db, { id, member, sessionId: session.id, requestId: request.id, now })
    return form
  })

  registerStaffWrite(app, deps, resource.save, (tx, { params, body, ...by }) =>
    changeResource(tx, resource, store, {
      id: idIn(params),
      change: () => body.fields as FieldsOf<R>,
      version: body.version,
      ...by,
    }),
  )

  registerStaffCall(app, deps, resource.history, async ({ params, member }) => {
    const id = idIn(params)
    if ((await store.read(db, { id, member })) === undefined) throw new AppError('not_found')
    const revisions = await (store.past?.list(db, { id, member }) ?? listRevisions(db, thingOf(resource, id)))
    return {
      revisions: revisions.map(({ at, fields, ...revision }) => ({
        ...revision,
        at: at.toISOString(),
        fields: shownTo(resource, member, fields),
      })),
    }
  })

  registerStaffWrite(app, deps, resource.restore, async (tx, { params, body, ...by }) => {
    const id = idIn(params)
    const change = await restoring(tx, { id, to: body.to })
    const written = await changeResource(tx, resource, store, { id, change, version: body.version, ...by })
    return { ...written, detail: { restored: body.to } }
  })

  async function restoring(
    tx: Tx,
    { id, to }: { id: IdOf<R>; to: number },
  ): Promise<(now: FieldsOf<R>) => FieldsOf<R>> {
    if (store.past) {
      const said = await store.past.read(tx, { id, version: to })
      if (said === undefined) throw new AppError('not_found')
      return (now) => ({ ...now, ...said })
    }
    const old = await readRevision(tx, { ...thingOf(resource, id), version: to })
    // What was kept may be older than today's form: what it lacks gets today's defaults, and what it has no more is left out.
    const fields = resource.fields.safeParse(old)
    if (!fields.success) throw new AppError('revision_outdated')
    return () => fields.data as FieldsOf<R>
  }
}
