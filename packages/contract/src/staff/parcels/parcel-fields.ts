import { z } from 'zod'
import { searchText, wholeNumber } from '../../fields.ts'
import { reference } from '../staff-fields.ts'

export const parcelCouriers = ['steadfast', 'pathao', 'manual'] as const

export const parcelStates = [
  'draft',
  'booked',
  'picked',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancelled',
  'on_hold',
] as const

/** Where a parcel is for whoever packs: what is booked waits for the bench, then for the courier's man. */
export const parcelStages = [
  'draft',
  'to_pack',
  'to_hand_over',
  'on_the_way',
  'on_hold',
  'delivered',
  'returned',
  'cancelled',
] as const

/** Why somebody has to look: the courier did not take it, nobody knows whether it did, or it takes too long. */
export const parcelTroubles = ['refused', 'in_doubt', 'late'] as const

export const parcelFilters = {
  state: z.enum(parcelStages).optional(),
  courier: z.enum(parcelCouriers).optional(),
  batch: wholeNumber(1, 2_147_483_647).optional(),
  stuck: z.enum(parcelTroubles).optional(),
  search: searchText.optional(),
}

/** How many parcels are booked, labelled or looked up at once. */
export const parcelsAtMost = 1000

/** Which parcels are meant: these, what a job of the member's own has booked, or whatever matches now. */
export const chosenParcels = z.union([
  z.object({ ids: z.array(reference).min(1).max(parcelsAtMost) }),
  z.object({ job: reference }),
  z.object({
    filter: z.object({
      state: parcelFilters.state,
      courier: parcelFilters.courier,
      batch: reference.optional(),
      stuck: parcelFilters.stuck,
      search: parcelFilters.search,
    }),
  }),
])
