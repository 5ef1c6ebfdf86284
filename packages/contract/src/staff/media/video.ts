import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, reference, shownText, storedLink, writtenText } from '../staff-fields.ts'
import { uploadKey } from './uploads.ts'

export const renditionStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export const videoResource = defineResource({
  name: 'video',
  path: '/api/v3/admin/videos',
  reads: 'media.read',
  writes: 'media.write',
  fields: z.object({
    title: writtenText(150),
    description: optionalText(3000),
    subject: optionalText(100),
    teacher_id: reference.nullable(),
    poster: storedLink.nullable(),
    /** A file that has just come, to be this video's from now on. What is read back is always null: the file stays. */
    upload: uploadKey.nullable(),
    /** Instead of a file: an address of a video site. */
    embed_link: storedLink.nullable(),
    /** Of a video of another site; a file says it itself. */
    duration_seconds: z.number().int().min(1).max(86_400).nullable(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    subject: shownText.nullable(),
    teacher: shownText.nullable(),
    source: z.enum(['file', 'hls', 'embed']),
    duration_seconds: z.number().int(),
    /** Lectures, batches and shelves that have it. */
    uses: z.number().int(),
    /** Of the making of its sizes; null where none was begun. */
    rendition_state: z.enum(renditionStates).nullable(),
    updated_at: instant,
  }),
  filters: {
    source: z.enum(['file', 'hls', 'embed']).optional(),
    used: z.enum(['true', 'false']).optional(),
  },
  sorts: ['newest'],
  order: 'desc',
})
