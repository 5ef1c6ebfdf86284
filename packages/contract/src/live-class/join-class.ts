import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'
import { pathId } from '../video/video-card.ts'

const webAddress = z.string().regex(/^https?:\/\//)

/** What to open. A link goes into a tab of its own, as phones hand it to the service's app. */
const opening = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('link'),
    url: webAddress,
    /** To type into the app, where the link is the one that everybody has. */
    meeting_number: z.string().nullable(),
    passcode: z.string().nullable(),
    /** A page of ours that joins without the app; null where the centre has no app of its own with the service. */
    in_browser: z.string().nullable(),
  }),
  z.object({
    how: z.literal('embed'),
    embed: webAddress,
    /** Shown over the picture, as over a recording: an unlisted video can be passed on, a filmed screen names who did. */
    watermark: z.object({ name: z.string(), phone: z.string() }),
  }),
  z.object({ how: z.literal('hall'), hall: z.string() }),
])

export const joinClass = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/join-class',
  summary:
    'The press with which a doctor joins a live class: it is written down, and answered with what to open. From 15 minutes before the class until a little after it; pressed again it answers the same',
  access: 'doctor',
  params: z.object({ id: pathId, eventId: pathId }),
  status: 200,
  response: z.object({ open: opening, joined_at: instant }),
  errors: [
    'unauthenticated',
    'device_not_verified',
    'not_found',
    'not_enrolled',
    'payment_overdue',
    'class_not_open_yet',
    'class_over',
    'forbidden',
  ],
})
