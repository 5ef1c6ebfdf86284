import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, slugText } from '../fields.ts'
import { richText } from './rich-text.ts'

export const page = defineCall({
  method: 'GET',
  path: '/api/v3/web/pages/:slug',
  summary: 'A page that staff write: about, terms-condition, privacy-policy, refund-policy, and others',
  access: 'public',
  params: z.object({ slug: slugText }),
  status: 200,
  response: z.object({
    page: z.object({
      slug: z.string(),
      /** Where it stands; under a slug that it had before, this is another address than the one asked for. */
      path: z.string(),
      title: z.string(),
      description: z.string(),
      body: richText,
      updated_at: instant,
    }),
  }),
  errors: ['not_found'],
})
