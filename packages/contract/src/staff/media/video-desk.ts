import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText } from '../staff-fields.ts'
import { renditionStates } from './video.ts'

const path = '/api/v3/admin/videos/:id'

export const captionLanguages = ['bn', 'en'] as const
const language = z.enum(captionLanguages)

export const readVideoDesk = defineStaffCall({
  method: 'GET',
  path: `${path}/desk`,
  summary:
    'What hangs on a video: what is played, its sizes and their making, its captions, where it is used, how many have watched it',
  action: 'media.read',
  params: idParams,
  status: 200,
  response: z.object({
    /** A file that browsers play, for staff; null where there is none. */
    plays: z.string().nullable(),
    source: z.enum(['file', 'hls', 'embed']),
    poster: z.string().nullable(),
    duration_seconds: z.number().int(),
    /** Whether this member may change it: teachers what they brought, and what stands in their courses. */
    may_write: z.boolean(),
    sizes: z.array(z.object({ height: z.number().int(), bytes: z.number().int() })),
    /** Whether sizes can be made here at all: that is, whether ffmpeg is installed. */
    can_make_sizes: z.boolean(),
    rendition: z
      .object({
        state: z.enum(renditionStates),
        percent: z.number().int(),
        error: z.string().nullable(),
        changed_at: instant,
      })
      .nullable(),
    captions: z.array(language),
    uses: z.array(
      z.object({
        kind: z.enum(['lecture', 'given', 'shelf']),
        /** Of the batch or the shelf it leads to. */
        id: z.number().int(),
        title: shownText,
        batch: shownText.nullable(),
        at: instant.nullable(),
      }),
    ),
    /** More than are listed. */
    more_uses: z.number().int(),
    watched_by: z.number().int(),
    completed_by: z.number().int(),
  }),
})

export const makeRenditions = defineStaffCall({
  method: 'POST',
  path: `${path}/renditions`,
  summary: 'Begins to make the sizes of a video from the file that was uploaded, or begins again',
  action: 'media.write',
  params: idParams,
  status: 202,
  response: z.undefined(),
  errors: ['unavailable', 'bad_request'],
})

export const cancelRenditions = defineStaffCall({
  method: 'POST',
  path: `${path}/renditions/cancel`,
  summary: 'Stops the making of sizes; the video stays as it is',
  action: 'media.write',
  params: idParams,
  status: 204,
  response: z.undefined(),
})

export const readCaptions = defineStaffCall({
  method: 'GET',
  path: `${path}/captions/:language`,
  summary:
    'The captions of a video in one language, as WebVTT; empty where there are none, null where they cannot be read',
  action: 'media.read',
  params: idParams.extend({ language }),
  status: 200,
  response: z.object({
    vtt: z.string().nullable(),
    title: shownText,
    duration_seconds: z.number().int(),
    /** Of what these captions are: sent back with a save, so that two who write at once notice each other. */
    file: z.string().nullable(),
  }),
})

export const saveCaptions = defineStaffCall({
  method: 'POST',
  path: `${path}/captions/:language`,
  summary: 'Captions in one language, as WebVTT or SRT; without a cue they are taken away',
  action: 'media.write',
  params: idParams.extend({ language }),
  body: z.object({ vtt: z.string().max(400_000), file: z.string().max(200).nullable() }),
  status: 200,
  response: z.object({ cues: z.number().int(), file: z.string().nullable() }),
  errors: ['version_conflict'],
})

export const listWatchers = defineStaffCall({
  method: 'GET',
  path: `${path}/watchers`,
  summary: 'Who has watched a video and how much of it, the latest first',
  action: 'media.read',
  params: idParams,
  query: z.object({ page: wholeNumber(1, 10_000).optional() }),
  status: 200,
  response: z.object({
    total: z.number().int(),
    per_page: z.number().int(),
    watchers: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        percent: z.number().int(),
        completed: z.boolean(),
        last_at: instant,
      }),
    ),
  }),
})
