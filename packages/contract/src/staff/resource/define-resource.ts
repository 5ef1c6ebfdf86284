import { z } from 'zod'
import { idParams, instant, searchText, smallRecord, wholeNumber } from '../../fields.ts'
import type { StaffAction } from '../actions.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, staffName } from '../staff-fields.ts'

type FormSpec = {
  /** As revisions and the audit call it. */
  name: string
  path: string
  reads: StaffAction
  writes: StaffAction
  /** What stands for one of them in an address; a whole number where nothing is said. */
  params?: z.ZodObject<{ id: z.ZodType }>
  /** What a form writes, and history keeps. */
  fields: z.ZodObject
  /** Fields that only who may write it sees; for the others they are null. */
  forWriters?: readonly string[]
  /** Saved only by somebody who has just shown a second factor. */
  stepUp?: true
}

type ResourceSpec = FormSpec & {
  /** One line of the list. */
  row: z.ZodObject
  /** Parameters of the list's address. */
  filters: z.ZodRawShape
  /** What the list can be sorted by, the usual one first. Each has an index. */
  sorts: readonly [string, ...string[]]
  /** Which way the list runs unless its address says so: upwards where nothing is said. */
  order?: 'desc'
  /** What one press sets on many at once, by its name. `hide` and `show` come by themselves where the form has `is_active`. */
  many?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Its rows show phones: who exports them shows the second factor first. */
  hasPhones?: true
}

/** Where the next page begins: the last row's place in the order. Opaque to the caller. */
export const cursor = z.string().max(400)

/** Only these: what a form has chosen already, by its keys with commas between. */
export const someIds = z
  .string()
  .max(2000)
  .regex(/^[\w-]+(,[\w-]+)*$/)

const version = z.number().int().min(0)

const exportFormats = ['xlsx', 'csv'] as const

/** For the list of jobs: what it is about, and where in the office its things are. */
const jobWords = {
  title: z.string().trim().min(1).max(100),
  list: z
    .string()
    .max(100)
    .regex(/^\/[a-z/-]*$/),
}

const begun = z.object({ job_id: z.number().int() })

/** Up to here a total is counted; beyond, it is "more than". */
export const countedAtMost = 1000

/** The calls that every form of the office has. */
function defineForm<const S extends FormSpec>(spec: S) {
  const { path, reads, writes } = spec
  const params = (spec.params ?? idParams) as S['params'] extends z.ZodType ? S['params'] : typeof idParams
  const fields = spec.fields as S['fields']
  const proof = spec.stepUp && { stepUp: spec.stepUp }
  return {
    ...spec,
    params,
    read: defineStaffCall({
      method: 'GET',
      path: `${path}/:id`,
      summary: `One ${spec.name} as its form shows it`,
      action: reads,
      params,
      status: 200,
      response: z.object({
        ...{ fields, version, changed_at: instant.nullable(), changed_by: staffName.nullable() },
        /** Left out where whoever may write such things may write each of them. */
        may_change: z.boolean().optional(),
      }),
    }),
    save: defineStaffCall({
      method: 'POST',
      path: `${path}/:id`,
      summary: `Saves a ${spec.name} that was opened at a version`,
      action: writes,
      ...proof,
      params,
      body: z.object({ version, fields }),
      status: 200,
      response: z.object({ version }),
      errors: ['version_conflict'],
    }),
    history: defineStaffCall({
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `What a ${spec.name} said before, newest first`,
      action: reads,
      params,
      status: 200,
      response: z.object({
        revisions: z.array(
          z.object({ version, at: instant, by: staffName.nullable(), fields: z.record(z.string(), z.unknown()) }),
        ),
      }),
    }),
    restore: defineStaffCall({
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Makes a ${spec.name} say again what it said at an older version`,
      action: writes,
      ...proof,
      params,
      body: z.object({ version, to: version }),
      status: 200,
      response: z.object({ version }),
      errors: ['version_conflict', 'revision_outdated'],
    }),
  }
}

/** What there is one of: a form and its history, at the id `site`. */
export const defineSingle = <const S extends Omit<FormSpec, 'params'>>(spec: S) =>
  defineForm({ ...spec, params: z.object({ id: z.literal('site') }) })

/** A list and its form. */
export function defineResource<const S extends ResourceSpec>(spec: S) {
  const { path, reads, writes } = spec
  const form = defineForm(spec)
  const fields = spec.fields as S['fields']
  const row = spec.row as S['row']
  const filters = spec.filters as S['filters']
  const sorts = spec.sorts as S['sorts']
  const many: Record<string, Record<string, unknown>> = {
    ...('is_active' in spec.fields.shape && { hide: { is_active: false }, show: { is_active: true } }),
    ...spec.many,
  }
  /** Which of them: what the list is narrowed to, never a thousand ids. */
  const filter = z.object({ ...filters, q: searchText.optional(), ids: someIds.optional() })
  return {
    ...form,
    many,
    bulk:
      Object.keys(many).length === 0
        ? undefined
        : defineStaffCall({
            method: 'POST',
            path: path.replace('/admin/', '/admin/bulk/'),
            summary: `Begins a job that changes every ${spec.name} that matches`,
            action: writes,
            ...(spec.stepUp && { stepUp: spec.stepUp }),
            body: z.object({
              action: z.enum(Object.keys(many)),
              filter,
              /** Of these only what an earlier job of the member has changed: so that it can be taken back. */
              of_job: reference.optional(),
              ...jobWords,
            }),
            status: 201,
            response: begun,
          }),
    export: defineStaffCall({
      method: 'POST',
      path: path.replace('/admin/', '/admin/exports/'),
      summary: `Begins a job that writes every ${spec.name} that matches into a file`,
      action: reads,
      ...(spec.hasPhones && { stepUp: spec.hasPhones }),
      body: z.object({
        format: z.enum(exportFormats),
        filter,
        sort: z.enum(sorts).optional(),
        order: z.enum(['asc', 'desc']).optional(),
        /** What the columns are called on the screen, by the field they show. */
        titles: smallRecord(z.string().max(60), z.string().max(100), 60).optional(),
        ...jobWords,
      }),
      status: 201,
      response: begun,
    }),
    list: defineStaffCall({
      method: 'GET',
      path,
      summary: `Lists ${spec.name}, page by page`,
      action: reads,
      query: z.object({
        ...filters,
        q: searchText.optional(),
        ids: someIds.optional(),
        sort: z.enum(sorts).optional(),
        order: z.enum(['asc', 'desc']).optional(),
        after: cursor.optional(),
        'per-page': wholeNumber(1, 200).optional(),
        /** However many: for whoever is about to change them all. */
        count: z.literal('exact').optional(),
      }),
      status: 200,
      response: z.object({
        rows: z.array(row),
        next: z.string().nullable(),
        /** Exact to a thousand, unless more is asked for; `is_exact` says whether it went further. */
        total: z.number().int(),
        is_exact: z.boolean(),
        /** What the member may do with many of them at once; left out where the list is nothing but a list. */
        many: z.array(z.string()).optional(),
      }),
    }),
    create: defineStaffCall({
      method: 'POST',
      path,
      summary: `Makes a new ${spec.name}`,
      action: writes,
      body: z.object({ fields }),
      status: 201,
      response: z.object({ id: z.union([z.number().int(), z.string()]), version }),
    }),
  }
}

type AnyId = { params: z.ZodObject<{ id: z.ZodType }> }
export type Single = ReturnType<typeof defineForm<FormSpec & AnyId>>
export type Resource = ReturnType<typeof defineResource<ResourceSpec & AnyId>>

export type FieldsOf<R extends Single> = z.output<R['fields']>
export type RowOf<R extends Resource> = z.output<R['row']>

export type ListPage<Row> = {
  rows: Row[]
  next: string | null
  total: number
  is_exact: boolean
  /** Where it is the list of a resource. */
  many?: string[]
}

/** The call of any list of such rows. */
export type ListCall<Row> = Omit<Resource['list'], 'query' | 'response'> & {
  query: z.ZodType<Record<string, string>>
  response: z.ZodType<ListPage<Row>>
}
