import { z } from 'zod'
import { idParams, instant, searchText } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'
import { parcelCouriers, parcelStages, parcelsAtMost } from './parcel-fields.ts'

const parcels = '/api/v3/admin/parcels'
const handOvers = '/api/v3/admin/hand-overs'
const scanned = z.string().trim().min(1).max(60)

export const findScanned = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/packing',
  summary: 'The parcel whose label was scanned: ours, or with the courier’s own number',
  action: 'parcels.read',
  query: z.object({ code: searchText }),
  status: 200,
  response: z.object({
    /** Null: no parcel has that code. */
    parcel: z
      .object({
        id: z.number().int(),
        invoice: z.string(),
        recipient: z.string(),
        district: shownText,
        courier: z.enum(parcelCouriers),
        courier_name: z.string().nullable(),
        stage: z.enum(parcelStages),
        is_handed_over: z.boolean(),
        may_come_back: z.boolean(),
        sheets: z.array(
          z.object({
            id: z.number().int(),
            title: shownText,
            volume: z.number().int(),
            shelf: z.string().nullable(),
            code: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
})

const done = z.object({ id: z.number().int() })
const errors = ['parcel_elsewhere'] as const

export const packParcel = defineStaffCall({
  method: 'POST',
  path: `${parcels}/:id/pack`,
  summary: 'Everything that belongs into a parcel was scanned into it; its volumes leave the shelf',
  action: 'parcels.write',
  params: idParams,
  body: z.object({ codes: z.array(scanned).min(1).max(50) }),
  status: 200,
  response: done,
  errors,
})

export const unpackParcel = defineStaffCall({
  method: 'POST',
  path: `${parcels}/:id/unpack`,
  summary: 'Takes a packed parcel apart again, as long as the courier does not have it',
  action: 'parcels.write',
  params: idParams,
  status: 200,
  response: done,
  errors,
})

export const receiveBack = defineStaffCall({
  method: 'POST',
  path: `${parcels}/:id/receive-back`,
  summary: 'A parcel came back: its volumes are on the shelf again, once',
  action: 'parcels.write',
  params: idParams,
  status: 200,
  response: done,
  errors,
})

export const listHandOvers = defineStaffCall({
  method: 'GET',
  path: handOvers,
  summary: 'Packed parcels that wait for each courier, and what was handed over last',
  action: 'parcels.read',
  status: 200,
  response: z.object({
    waiting: z.array(
      z.object({
        courier: z.enum(parcelCouriers),
        courier_name: z.string().nullable(),
        parcels: z.array(
          z.object({ id: z.number().int(), invoice: z.string(), recipient: z.string(), district: shownText }),
        ),
      }),
    ),
    rows: z.array(
      z.object({
        id: z.number().int(),
        courier: z.enum(parcelCouriers),
        courier_name: z.string().nullable(),
        count: z.number().int(),
        by: staffName,
        at: instant,
      }),
    ),
  }),
})

export const handOverParcels = defineStaffCall({
  method: 'POST',
  path: handOvers,
  summary: 'Gives packed parcels to a courier; from then on nobody takes them apart',
  action: 'parcels.write',
  body: z.object({
    courier: z.enum(parcelCouriers),
    courier_name: z.string().trim().max(60).nullable(),
    ids: z.array(reference).min(1).max(parcelsAtMost),
  }),
  status: 201,
  response: done,
  errors,
})

export const handOverSheet = defineStaffCall({
  method: 'GET',
  path: `${handOvers}/:id/sheet`,
  summary: 'What was handed over, as a PDF that the courier’s man signs',
  action: 'parcels.read',
  params: idParams,
  query: z.object({ language: z.enum(['bn', 'en']).optional() }),
  status: 200,
  /** Bytes. */
  response: z.unknown(),
})
