import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams } from '../fields.ts'
import { bytes, courseErrors, id, pageNo, pageQuery, pageSize } from './page-picture.ts'

const book = z.object({
  id: z.number().int(),
  title: z.string(),
  author: z.string(),
  edition: z.string().nullable(),
  pages: z.number().int(),
  /** The number printed on the first page. */
  first_page_no: z.number().int(),
  chapters: z.array(z.object({ title: z.string(), page_no: z.number().int() })),
  ...pageSize,
})

export const courseReferenceBooks = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/reference-books',
  summary: 'The books of a course',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ books: z.array(book) }),
  errors: courseErrors,
})

export const referenceBook = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/reference-books/:id',
  summary: 'One book, for whoever is in one of its courses',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ book }),
  errors: courseErrors,
})

export const referenceBookPage = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/reference-books/:id/pages/:pageNo',
  summary: 'The page with this number printed on it, as a WebP picture that bears the doctor’s name and number',
  access: 'doctor',
  params: z.object({ id, pageNo }),
  query: pageQuery,
  status: 200,
  response: bytes,
  errors: [...courseErrors, 'too_many_requests'],
})
