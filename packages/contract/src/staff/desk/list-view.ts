import { z } from 'zod'
import { idParams } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

const path = '/api/v3/admin/list-views'

/** The list's address in the office. */
const list = z
  .string()
  .max(100)
  .regex(/^\/[a-z/-]*$/)

/** How many queries a member keeps for one list. */
export const savedQueriesAtMost = 20

export const readListView = defineStaffCall({
  method: 'GET',
  path,
  summary: 'How the member likes to see a list: its columns and the queries they keep',
  action: 'own',
  query: z.object({ list }),
  status: 200,
  response: z.object({
    /** Null: the usual ones. */
    columns: z.array(z.string()).nullable(),
    queries: z.array(z.object({ id: z.number().int(), name: z.string(), query: z.string() })),
  }),
})

export const saveListColumns = defineStaffCall({
  method: 'POST',
  path: `${path}/columns`,
  summary: 'Keeps which columns the member wants to see',
  action: 'own',
  body: z.object({ list, columns: z.array(z.string().min(1).max(60)).min(1).max(60).nullable() }),
  status: 204,
  response: z.undefined(),
})

export const saveListQuery = defineStaffCall({
  method: 'POST',
  path: `${path}/queries`,
  summary: 'Keeps what a list is narrowed and sorted to, under a name',
  action: 'own',
  body: z.object({ list, name: z.string().trim().min(1).max(60), query: z.string().max(1000) }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  errors: ['validation_failed'],
})

export const dropListQuery = defineStaffCall({
  method: 'POST',
  path: `${path}/queries/:id/drop`,
  summary: 'Lets go of a query that was kept',
  action: 'own',
  params: idParams,
  status: 204,
  response: z.undefined(),
})
