import * as m from '@prostuti/text/messages'
import type { Filter } from './list-types.ts'

/** Whether the public site shows it. */
export const Shown = ({ is }: { is: boolean }) =>
  is ? m.office_shown() : <span className="chip chip-line">{m.office_hidden()}</span>

export const activeFilter = (): Filter => ({
  name: 'active',
  title: m.office_shown_filter(),
  choices: [
    { value: 'true', title: m.office_shown() },
    { value: 'false', title: m.office_hidden() },
  ],
})
