import type { batchCategoryResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { words } from '../../kit/list/list-cells.tsx'
import { ArrangeScreen } from '../../kit/order/arrange-screen.tsx'

export function Component() {
  return (
    <ArrangeScreen<RowOf<typeof batchCategoryResource>>
      path="/api/v3/admin/batch-categories"
      list={{ to: '/batch-categories', title: m.office_categories() }}
      nameOf={({ title }) => words(title)}
      aside={({ is_active }) => !is_active && <span className="chip chip-line">{m.office_hidden()}</span>}
    />
  )
}
