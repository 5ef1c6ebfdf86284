import type { cutMarkResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { BothLanguages, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { ChoiceBox, DayBox, MarksBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { RemoveButton } from '../../kit/removal/remove-button.tsx'
import { useMay } from '../../session/me.ts'
import { usePackChoices } from './use-pack-choices.ts'

type Fields = FieldsOf<typeof cutMarkResource>

const path = '/api/v3/admin/cut-marks'
const list = '/cut-marks'

const blank = {
  pack_key: null,
  session: { bn: '' },
  held_on: null,
  marks: null,
  out_of: null,
  note: '',
} as unknown as Fields

/** What was enough in one exam, as it was published. */
export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('cut_marks.write')
  const packs = usePackChoices()
  const labels: Record<keyof Fields, string> = {
    pack_key: m.office_paper_pack(),
    session: m.office_cut_mark_session(),
    held_on: m.office_cut_mark_held_on(),
    marks: m.office_cut_mark(),
    out_of: m.office_cut_mark_out_of(),
    note: m.office_cut_mark_note(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path={path}
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.session) : m.office_cut_mark_new())}
      list={{ to: list, title: m.office_cut_marks() }}
      mayWrite={mayWrite}
      acts={
        mayWrite
          ? (shown) => (
              <RemoveButton
                {...{ path, id, list, ...shown }}
                label={m.office_cut_mark_remove()}
                removed={m.office_cut_mark_removed()}
              />
            )
          : undefined
      }
      labels={labels}
    >
      <ChoiceBox name="pack_key" label={labels.pack_key} choices={packs} />
      <BothLanguages name="session" label={labels.session} />
      <DayBox name="held_on" label={labels.held_on} />
      <Columns isTight>
        <MarksBox name="marks" label={labels.marks} hint={m.office_cut_mark_hint()} />
        <MarksBox name="out_of" label={labels.out_of} />
      </Columns>
      <TextBox name="note" label={labels.note} hint={m.office_cut_mark_note_hint()} />
    </ResourceForm>
  )
}
