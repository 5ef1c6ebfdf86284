import type { paperResource, RowOf } from '@prostuti/contract/staff'
import { formatDate, formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useCourseFilter } from '../../kit/course/use-course-filter.ts'
import { PaperStateChip, paperStateWords } from '../../kit/exam/paper-state.tsx'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'
import { monthChoices } from './month-choices.ts'
import { paperKindChoices, paperKindWords } from './paper-words.ts'

type Row = RowOf<typeof paperResource>

const when = (instant: string): string => {
  const at = new Date(instant)
  return `${formatDate(at, getLocale())}, ${formatTime(at, getLocale())}`
}

/** Every paper; who makes them is led to its questions, the others to when it is held. */
export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/papers"
      title={m.office_papers()}
      sorts={['listed_at']}
      order="desc"
      to={({ id }) => (may('papers.write') && may('questions.early') ? `/papers/${id}/builder` : `/papers/${id}`)}
      create={may('papers.write') ? { to: '/papers/new', title: m.office_paper_new() } : undefined}
      empty={m.office_paper_empty()}
      filters={[
        {
          name: 'state',
          title: m.office_paper_state(),
          choices: Object.entries(paperStateWords).map(([value, title]) => ({ value, title: title() })),
        },
        {
          name: 'kind',
          title: m.office_paper_kind(),
          choices: paperKindChoices().map(({ value, label }) => ({ value, title: label })),
        },
        useCourseFilter(),
        { name: 'month', title: m.office_paper_month(), choices: monthChoices(new Date(), getLocale()) },
      ]}
      columns={[
        { key: 'title', title: m.office_paper(), cell: ({ title }) => words(title) },
        { key: 'kind', title: m.office_paper_kind(), cell: ({ kind }) => paperKindWords(kind), isSecondary: true },
        { key: 'course', title: m.office_course(), cell: ({ course }) => words(course), isSecondary: true },
        {
          key: 'when',
          title: m.office_paper_when(),
          cell: ({ opens_at }) => (opens_at ? when(opens_at) : m.office_paper_no_time()),
          sort: 'listed_at',
        },
        {
          key: 'questions',
          title: m.office_paper_questions(),
          cell: ({ question_count, question_quota }) =>
            question_quota === null ? count(question_count) : `${count(question_count)}/${count(question_quota)}`,
          isNumber: true,
        },
        {
          key: 'state',
          title: m.office_paper_state(),
          cell: ({ state, is_asked }) => (
            <>
              <PaperStateChip state={state} />{' '}
              {is_asked && <span className="chip chip-brand">{m.office_paper_waits()}</span>}
            </>
          ),
        },
        { key: 'sat', title: m.office_paper_sat(), cell: ({ sat }) => count(sat), isNumber: true, isSecondary: true },
      ]}
    />
  )
}
