import type { rowActions } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import type { FaultGroup } from './use-import.ts'

type Action = (typeof rowActions)[number]
type GroupAction = { action: Action; words: () => string }

const leave: GroupAction = { action: 'leave', words: m.office_import_leave_all }
const accept: GroupAction = { action: 'accept', words: m.office_import_accept }

const actions: Record<string, GroupAction[]> = {
  part_count: [{ action: 'add_parts', words: m.office_import_add_parts }, leave],
  part_empty: [{ action: 'drop_empty_parts', words: m.office_import_drop_empty_parts }, leave],
  picture_unreadable: [{ action: 'drop_pictures', words: m.office_import_drop_pictures }, leave],
  type_unknown: [
    { action: 'as_sba', words: m.office_import_as_sba },
    { action: 'as_mcq', words: m.office_import_as_mcq },
  ],
  type_unsure: [
    { action: 'as_sba', words: m.office_import_as_sba },
    { action: 'as_mcq', words: m.office_import_as_mcq },
    accept,
  ],
  similar: [
    { action: 'leave', words: m.office_import_keep_old },
    { action: 'accept', words: m.office_import_take_both },
  ],
}

/** What can be done with all rows of one fault at once. */
export const actionsFor = ({ code, weight }: Pick<FaultGroup, 'code' | 'weight'>): GroupAction[] =>
  actions[code] ?? (weight === 'look' ? [accept, leave] : [leave])
