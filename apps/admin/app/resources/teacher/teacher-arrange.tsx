import type { RowOf, teacherResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { words } from '../../kit/list/list-cells.tsx'
import { ArrangeScreen } from '../../kit/order/arrange-screen.tsx'

export function Component() {
  return (
    <ArrangeScreen<RowOf<typeof teacherResource>>
      path="/api/v3/admin/teachers"
      list={{ to: '/teachers', title: m.office_menu_teachers() }}
      nameOf={({ name }) => words(name)}
      aside={({ is_active }) => !is_active && <span className="chip chip-line">{m.office_hidden()}</span>}
    />
  )
}
