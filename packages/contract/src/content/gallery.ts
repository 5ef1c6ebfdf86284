import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, pageQuery } from '../fields.ts'

const picture = z.object({
  id: z.number().int(),
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
})

const album = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  taken_on: z.iso.date().nullable(),
  picture_count: z.number().int(),
})

export const galleryAlbums = defineCall({
  method: 'GET',
  path: '/api/v3/web/gallery',
  summary: 'Albums with their first pictures',
  access: 'public',
  query: z.object({ ...pageQuery(50) }),
  status: 200,
  response: z.object({
    albums: z.array(album.extend({ pictures: z.array(picture).describe('The first twelve') })),
    total: z.number().int(),
  }),
  errors: [],
})

export const galleryAlbum = defineCall({
  method: 'GET',
  path: '/api/v3/web/gallery/:id',
  summary: 'One album, its pictures page by page',
  access: 'public',
  params: idParams,
  query: z.object({ ...pageQuery(100) }),
  status: 200,
  response: z.object({ album, pictures: z.array(picture), total: z.number().int() }),
  errors: ['not_found'],
})
