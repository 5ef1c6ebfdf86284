import type { cutMarkResource, RowOf } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { day, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'
import { usePackChoices } from './use-pack-choices.ts'

type Row = RowOf<typeof cutMarkResource>

/** What was enough in past exams: the newest first. */
export function Component() {
  const may = useMay()
  const packs = usePackChoices()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/cut-marks"
      title={m.office_cut_marks()}
      sorts={['held_on']}
      to={({ id }) => `/cut-marks/${id}`}
      create={may('cut_marks.write') ? { to: '/cut-marks/new', title: m.office_cut_mark_new() } : undefined}
      empty={m.office_cut_mark_empty()}
      filters={[
        {
          name: 'pack',
          title: m.office_paper_pack(),
          choices: packs.map(({ value, label }) => ({ value, title: label })),
        },
      ]}
      columns={[
        { key: 'session', title: m.office_cut_mark_session(), cell: ({ session }) => words(session) },
        // Second, so that a phone shows it beside its exam.
        { key: 'marks', title: m.office_cut_mark(), cell: marksOf, isNumber: true },
        { key: 'pack', title: m.office_paper_pack(), cell: ({ pack }) => words(pack) },
        { key: 'held_on', title: m.office_cut_mark_held_on(), cell: ({ held_on }) => day(held_on), sort: 'held_on' },
        {
          key: 'percent',
          title: m.office_cut_mark_percent(),
          cell: ({ marks, out_of }) => formatNumber(Math.round((100 * marks) / out_of), getLocale()),
          isNumber: true,
          isSecondary: true,
        },
      ]}
    />
  )
}

const marksOf = ({ marks, out_of }: Row): string => localizeDigits(`${marks / 100}/${out_of / 100}`, getLocale())
