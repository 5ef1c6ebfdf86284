import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'
import { chosenParcels } from './parcel-fields.ts'

const path = '/api/v3/admin/parcels'
const language = z.enum(['bn', 'en'])
const begun = z.object({ job_id: z.number().int() })

export const bookParcels = defineStaffCall({
  method: 'POST',
  path: `${path}/book`,
  summary: 'Gives many parcels to their couriers, in a job that keeps what each courier answered',
  action: 'parcels.write',
  body: z.object({ chosen: chosenParcels, language }),
  status: 202,
  response: begun,
  errors: ['too_many_requests'],
})

/** One label on a sheet of A6, or four on a sheet of A4 to be cut. */
export const labelPapers = ['a6', 'a4'] as const

export const makeLabels = defineStaffCall({
  method: 'POST',
  path: `${path}/labels`,
  summary: 'Labels of many parcels as a PDF, with the barcode that the packing bench reads',
  action: 'parcels.write',
  body: z.object({ chosen: chosenParcels, paper: z.enum(labelPapers), language }),
  status: 202,
  response: begun,
  errors: ['too_many_requests'],
})
