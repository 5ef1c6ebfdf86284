import type { batchCategoryResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useCourseFilter } from '../../kit/course/use-course-filter.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof batchCategoryResource>

export function Component() {
  const mayWrite = useMay()('courses.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/batch-categories"
      title={m.office_categories()}
      sorts={['position']}
      to={({ id }) => `/batch-categories/${id}`}
      create={mayWrite ? { to: '/batch-categories/new', title: m.office_category_new() } : undefined}
      arrange={mayWrite ? '/batch-categories/arrange' : undefined}
      empty={m.office_category_empty()}
      filters={[useCourseFilter(), activeFilter()]}
      columns={[
        { key: 'title', title: m.office_category(), cell: ({ title }) => words(title) },
        { key: 'course', title: m.office_course(), cell: ({ course }) => words(course) },
        { key: 'slug', title: m.office_slug(), cell: ({ slug }) => slug, isSecondary: true },
        { key: 'batches', title: m.office_batches(), cell: ({ batches }) => count(batches), isNumber: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
