import type { ResponseOf } from '@prostuti/contract'
import type { listObjections, readObjections } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type Objections = ResponseOf<typeof readObjections>
export type Objection = Objections['rows'][number]

export const objectionsPath: (typeof listObjections)['path'] = '/api/v3/admin/objections'

export const reasonWords = (reason: Objection['reason']): string =>
  ({
    other_key: m.office_objections_r_other_key,
    several_right: m.office_objections_r_several_right,
    none_right: m.office_objections_r_none_right,
    unclear: m.office_objections_r_unclear,
    picture: m.office_objections_r_picture,
    other: m.office_objections_r_other,
  })[reason]()
