import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams } from '../fields.ts'
import { price, seatCount } from './batch-card.ts'

export const batchSeats = defineCall({
  method: 'GET',
  path: '/api/v3/web/batches/:id/seats',
  summary: 'Seats and price of one batch at this moment, for pages that were made a little earlier',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    ...seatCount.shape,
    ...price.shape,
    enrolment_open: z.boolean(),
    schedules: z.array(z.object({ id: z.number().int(), ...seatCount.shape })),
  }),
  errors: ['not_found'],
})
