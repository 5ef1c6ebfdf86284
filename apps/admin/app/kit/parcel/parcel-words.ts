import type { parcelCouriers, parcelStages, parcelStates, parcelTroubles } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Stage = (typeof parcelStages)[number]
type State = (typeof parcelStates)[number]
type Trouble = (typeof parcelTroubles)[number]
type Courier = (typeof parcelCouriers)[number]

export const stages: Stage[] = [
  ...(['draft', 'to_pack', 'to_hand_over', 'on_the_way', 'on_hold'] as const),
  ...(['delivered', 'returned', 'cancelled'] as const),
]

export const stageWords = (stage: Stage): string =>
  ({
    draft: m.office_parcel_stage_draft,
    to_pack: m.office_parcel_stage_to_pack,
    to_hand_over: m.office_parcel_stage_to_hand_over,
    on_the_way: m.office_parcel_stage_on_the_way,
    on_hold: m.office_parcel_stage_on_hold,
    delivered: m.office_parcel_stage_delivered,
    returned: m.office_parcel_stage_returned,
    cancelled: m.office_parcel_stage_cancelled,
  })[stage]()

export const stageTone = (stage: Stage): string =>
  ({
    draft: 'chip-line',
    to_pack: 'chip-brand',
    to_hand_over: 'chip-brand',
    on_the_way: '',
    on_hold: 'chip-bad',
    delivered: 'chip-ok',
    returned: 'chip-bad',
    cancelled: 'chip-line',
  })[stage]

/** As the courier's own steps are called. */
export const stateWords = (state: State): string =>
  ({
    draft: m.office_parcel_stage_draft,
    booked: m.office_parcel_state_booked,
    picked: m.office_parcel_state_picked,
    in_transit: m.office_parcel_state_in_transit,
    out_for_delivery: m.office_parcel_state_out_for_delivery,
    delivered: m.office_parcel_stage_delivered,
    returned: m.office_parcel_stage_returned,
    cancelled: m.office_parcel_stage_cancelled,
    on_hold: m.office_parcel_stage_on_hold,
  })[state]()

export const troubles: Trouble[] = ['refused', 'in_doubt', 'late']

export const troubleWords = (trouble: Trouble): string =>
  ({
    refused: m.office_parcel_trouble_refused,
    in_doubt: m.office_parcel_trouble_in_doubt,
    late: m.office_parcel_trouble_late,
  })[trouble]()

export const couriers: Courier[] = ['steadfast', 'pathao', 'manual']

type Carried = { courier: Courier; courier_name: string | null }

/** Who carries it; of one without an API, the name that staff wrote down. */
export const courierWords = ({ courier, courier_name }: Carried): string =>
  courier_name ??
  { steadfast: m.office_courier_steadfast, pathao: m.office_courier_pathao, manual: m.office_courier_manual }[courier]()
