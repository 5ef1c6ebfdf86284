import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, writtenText } from '../staff-fields.ts'
import { uploadKey } from './uploads.ts'

export const documentResource = defineResource({
  name: 'document',
  path: '/api/v3/admin/documents',
  reads: 'media.read',
  writes: 'media.write',
  fields: z.object({
    /** As staff call it; doctors see the title of the material or book. */
    name: z.string().trim().min(1).max(200),
    /** A PDF that has just come, to be this document from now on. What is read back is always null: the file stays. */
    upload: uploadKey.nullable(),
  }),
  row: z.object({
    id: z.number().int(),
    name: z.string(),
    pages: z.number().int(),
    bytes: z.number().int(),
    /** Materials and books that have it. */
    uses: z.number().int(),
    updated_at: instant,
  }),
  filters: { used: z.enum(['true', 'false']).optional() },
  sorts: ['newest'],
  order: 'desc',
})

export const readDocumentDesk = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/documents/:id/desk',
  summary: 'How many pages a document has, how large they are, and where it is used',
  action: 'media.read',
  params: idParams,
  status: 200,
  response: z.object({
    pages: z.number().int(),
    bytes: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    /** Changes when the document gets another file. */
    edition: z.string(),
    uses: z.array(z.object({ kind: z.enum(['material', 'book']), id: z.number().int(), title: shownText })),
  }),
})

export const documentPage = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/documents/:id/pages/:page',
  summary: 'One page as a WebP picture, as doctors see it but without a reader’s name',
  action: 'media.read',
  params: idParams.extend({ page: wholeNumber(1, 100_000) }),
  query: z.object({ width: z.enum(['320', '800']).transform(Number) }),
  status: 200,
  /** Bytes. */
  response: z.unknown(),
})

export const materialResource = defineResource({
  name: 'material',
  path: '/api/v3/admin/materials',
  reads: 'media.read',
  writes: 'media.write',
  fields: z.object({
    batch_id: reference,
    /** The lecture of the batch beside which it lies; null where it is of the whole batch. */
    schedule_event_id: reference.nullable(),
    document_id: reference,
    kind: z.enum(['lecture_sheet', 'slides', 'note', 'question_bank']),
    subject: writtenText(100),
    title: writtenText(200),
    download_allowed: z.boolean(),
    published_at: instant,
    until: instant.nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    batch: shownText,
    /** Beside which it lies. */
    lecture: shownText.nullable(),
    kind: z.enum(['lecture_sheet', 'slides', 'note', 'question_bank']),
    pages: z.number().int(),
    published_at: instant,
    until: instant.nullable(),
    is_active: z.boolean(),
  }),
  filters: {
    batch: wholeNumber(1, 2_147_483_647).optional(),
    lecture: wholeNumber(1, 2_147_483_647).optional(),
    active: z.enum(['true', 'false']).optional(),
  },
  sorts: ['newest'],
  order: 'desc',
})

export const referenceBookResource = defineResource({
  name: 'reference_book',
  path: '/api/v3/admin/reference-books',
  reads: 'media.read',
  writes: 'media.write',
  fields: z.object({
    document_id: reference,
    title: writtenText(200),
    author: z.string().trim().min(1).max(200),
    edition: z.string().trim().max(100).nullable(),
    /** The number printed on the file's first page. */
    first_page_no: z.number().int().min(-1000).max(100_000),
    chapters: z
      .array(z.object({ title: writtenText(200), page_no: z.number().int().min(-1000).max(200_000) }))
      .max(200),
    course_ids: z.array(reference).max(100),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    author: z.string(),
    pages: z.number().int(),
    courses: z.number().int(),
    is_active: z.boolean(),
  }),
  filters: { active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})

export const arrangeBooks = defineOrder(referenceBookResource)
