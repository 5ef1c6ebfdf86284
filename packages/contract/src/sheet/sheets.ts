import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, wholeNumber } from '../fields.ts'
import { delivery, deliveryAddress, deliveryCard, deliveryTo, sheet, wholeId } from './sheet-fields.ts'

const id = wholeNumber(1, 2_147_483_647)
const deliveryParams = z.object({ id, deliveryId: id })
const courseErrors = ['unauthenticated', 'device_not_verified', 'not_found', 'not_enrolled'] as const
const writeErrors = [...courseErrors, 'forbidden'] as const
const base = '/api/v3/web/doctor/courses/:id'

export const courseSheets = defineCall({
  method: 'GET',
  path: `${base}/sheets`,
  summary: 'The printed lecture sheets of a course, the parcels they went in, and where a parcel could go',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    sheets: z.array(sheet),
    /** Newest first. */
    deliveries: z.array(deliveryCard),
    /** Null where the profile has none, or none that a courier could use. */
    addresses: z.object({
      present: deliveryAddress.nullable(),
      permanent: deliveryAddress.nullable(),
      recipient_name: z.string(),
      phone: z.string(),
    }),
    /** Whether some sheet is ready and the course still runs. */
    can_request: z.boolean(),
  }),
  errors: courseErrors,
})

export const requestDelivery = defineCall({
  method: 'POST',
  path: `${base}/deliveries`,
  summary:
    'Asks for sheets by courier: all that are ready and not yet sent, or the named ones. It leaves after ten minutes, so that it can be changed. The same client_key again gives back the same parcel',
  access: 'doctor',
  params: idParams,
  body: z.object({
    ...deliveryTo,
    sheet_ids: z.array(wholeId).min(1).max(100).optional(),
    client_key: z.string().min(8).max(64).optional(),
  }),
  status: 201,
  response: z.object({ delivery }),
  errors: [...writeErrors, 'too_many_requests'],
})

export const readDelivery = defineCall({
  method: 'GET',
  path: `${base}/deliveries/:deliveryId`,
  summary: 'One parcel: what is in it, where it goes, who carries it and what happened so far',
  access: 'doctor',
  params: deliveryParams,
  status: 200,
  response: z.object({ delivery }),
  errors: courseErrors,
})

export const changeDelivery = defineCall({
  method: 'POST',
  path: `${base}/deliveries/:deliveryId`,
  summary: 'Sends a parcel elsewhere, as long as the courier does not have it; it then waits ten minutes anew',
  access: 'doctor',
  params: deliveryParams,
  body: z.object(deliveryTo),
  status: 200,
  response: z.object({ delivery }),
  errors: [...writeErrors, 'delivery_booked'],
})

export const cancelDelivery = defineCall({
  method: 'POST',
  path: `${base}/deliveries/:deliveryId/cancel`,
  summary: 'Takes a parcel back, as long as the courier does not have it; its sheets can be asked for again',
  access: 'doctor',
  params: deliveryParams,
  status: 200,
  response: z.object({ delivery }),
  errors: [...writeErrors, 'delivery_booked'],
})
