import type {
  listAuthors,
  listImports,
  listTags,
  questionResource,
  RowOf,
  subjectResource,
  topicResource,
} from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { get } from '../../api/call.ts'
import type { Filter } from '../../kit/list/list-types.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { plainWords } from '../../kit/question/short-text.ts'
import { standingWords, stateWords } from '../../kit/question/state-words.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ChangeMany } from './change-many/change-many.tsx'
import { ExportFile } from './export-file.tsx'
import styles from './question-list.module.css'

type Row = RowOf<typeof questionResource>

const states = ['draft', 'in_review', 'ready', 'retired'] as const
const tenths = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

export function Component() {
  const may = useMay()
  const { member } = useMe()
  const locale = getLocale()
  const mayWrite = may('questions.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/questions"
      title={m.office_questions()}
      sorts={['updated_at', 'id']}
      order="desc"
      to={({ id }) => `/questions/${id}`}
      create={mayWrite ? { to: '/questions/new', title: m.office_question_new() } : undefined}
      empty={m.office_questions_empty()}
      searched={m.office_questions_search()}
      filters={useFilters(member.role !== 'teacher')}
      acts={<ExportFile filter={useShownFilter()} />}
      bulkActs={(chosen) => (
        <>
          {mayWrite && <ChangeMany {...chosen} />}
          <ExportFile isSmall filter={chosen.many.filter} />
        </>
      )}
      columns={[
        {
          key: 'text',
          title: m.office_question(),
          cell: ({ id, text, objections, look_alikes, review_words }) => (
            <span className={styles.words}>
              <span className={styles.text}>{plainWords(pickText(text, locale))}</span>
              <span className={styles.facts}>
                {m.office_question_number({ number: localizeDigits(id, locale) })}
                {objections > 0 && (
                  <span className="chip chip-bad">
                    {m.office_question_objections({ count: formatNumber(objections, locale) })}
                  </span>
                )}
                {look_alikes > 0 && <span className="chip">{m.office_question_has_alike()}</span>}
              </span>
              {review_words && (
                <span className={styles.returned}>{m.office_question_returned_words({ words: review_words })}</span>
              )}
            </span>
          ),
        },
        {
          key: 'type',
          title: m.office_question_type(),
          cell: ({ type }) => (type === 'sba' ? m.office_question_sba_short() : m.office_question_mcq_short()),
          isSecondary: true,
        },
        {
          key: 'subject',
          title: m.office_subject(),
          cell: ({ subject, topic }) => (
            <span className={styles.words}>
              {pickText(subject, locale)}
              {topic && <span className={styles.facts}>{pickText(topic, locale)}</span>}
            </span>
          ),
          isSecondary: true,
        },
        {
          key: 'facility',
          title: m.office_question_facility(),
          cell: ({ facility }) => (facility === null ? '' : `${formatNumber(Math.round(facility / 100), locale)}%`),
          isSecondary: true,
          isNumber: true,
        },
        {
          key: 'last_used_at',
          title: m.office_question_used_last(),
          cell: ({ last_used_at }) => (last_used_at ? formatDate(new Date(last_used_at), locale, 'short') : ''),
          isSecondary: true,
        },
        {
          key: 'state',
          title: m.office_question_state(),
          cell: (row) => <span className={toneOf(row)}>{standingWords(row)}</span>,
        },
        {
          key: 'author',
          title: m.office_question_author(),
          cell: ({ author }) => author?.name ?? '',
          isSecondary: true,
        },
        {
          key: 'updated_at',
          title: m.office_changed(),
          cell: ({ updated_at }) => formatDate(new Date(updated_at), locale, 'short'),
          sort: 'updated_at',
          isSecondary: true,
        },
      ]}
    />
  )
}

function toneOf({ state, is_given_back }: Row): string {
  if (is_given_back) return 'chip chip-bad'
  return { draft: 'chip', in_review: 'chip', ready: 'chip chip-brand', retired: 'chip chip-line' }[state]
}

/** What of the address says how the list is turned and sorted, not what is in it. */
const notFilters = ['after', 'back', 'sort', 'order', 'per-page']

function useShownFilter(): Record<string, string> {
  const [query] = useSearchParams()
  return Object.fromEntries([...query].filter(([name]) => !notFilters.includes(name)))
}

/** Subjects, topics, authors and tags are asked for; the rest is known. */
function useFilters(seesOthers: boolean): Filter[] {
  const [query] = useSearchParams()
  const locale = getLocale()
  const subject = query.get('subject') ?? undefined
  const subjects = useQuery(
    get<(typeof subjectResource)['list']>('/api/v3/admin/subjects', { query: { 'per-page': 200 } }),
  )
  const topics = useQuery({
    ...get<(typeof topicResource)['list']>('/api/v3/admin/topics', { query: { subject, 'per-page': 200 } }),
    enabled: subject !== undefined,
  })
  const authors = useQuery({ ...get<typeof listAuthors>('/api/v3/admin/question-authors'), enabled: seesOthers })
  const imports = useQuery({
    ...get<typeof listImports>('/api/v3/admin/question-imports'),
    enabled: useMay()('questions.write'),
  })
  const tags = useQuery(get<typeof listTags>('/api/v3/admin/question-tags'))
  const named = (rows: { id: number; name: { bn: string; en?: string | undefined } }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), title: pickText(name, locale) }))
  const percents = tenths.map((percent) => ({ value: String(percent), title: `${formatNumber(percent, locale)}%` }))
  return [
    { name: 'subject', title: m.office_subject(), choices: named(subjects.data?.rows), clears: 'topic' },
    ...(subject ? [{ name: 'topic', title: m.office_topic(), choices: named(topics.data?.rows) }] : []),
    {
      name: 'state',
      title: m.office_question_state(),
      choices: states.map((value) => ({ value, title: stateWords(value) })),
    },
    {
      name: 'type',
      title: m.office_question_type(),
      choices: [
        { value: 'sba', title: m.office_question_sba() },
        { value: 'mcq', title: m.office_question_mcq() },
      ],
      isRare: true,
    },
    ...(seesOthers
      ? [
          {
            name: 'author',
            title: m.office_question_author(),
            choices: (authors.data?.authors ?? []).map(({ id, name }) => ({ value: String(id), title: name })),
          },
        ]
      : []),
    {
      name: 'tag',
      title: m.office_question_tag(),
      choices: (tags.data?.tags ?? []).map(({ tag }) => ({ value: tag, title: tag })),
      isRare: true,
    },
    {
      name: 'import',
      title: m.office_question_import(),
      choices: (imports.data?.imports ?? [])
        .filter(({ questions }) => questions > 0)
        .map(({ id, file_name }) => ({ value: String(id), title: file_name })),
      isRare: true,
    },
    {
      name: 'used',
      title: m.office_question_used(),
      choices: [
        { value: 'true', title: m.office_question_used_some() },
        { value: 'false', title: m.office_question_used_none() },
      ],
      isRare: true,
    },
    { name: 'used_since', title: m.office_question_used_since(), choices: 'day', isRare: true },
    { name: 'unused_since', title: m.office_question_unused_since(), choices: 'day', isRare: true },
    { name: 'facility_from', title: m.office_question_facility_from(), choices: percents, isRare: true },
    { name: 'facility_to', title: m.office_question_facility_to(), choices: percents, isRare: true },
    {
      name: 'flagged',
      title: m.office_question_flagged(),
      choices: [{ value: 'true', title: m.office_yes() }],
      isRare: true,
    },
    {
      name: 'given_back',
      title: m.office_question_returned(),
      choices: [{ value: 'true', title: m.office_yes() }],
      isRare: true,
    },
    {
      name: 'look_alike',
      title: m.office_question_has_alike(),
      choices: [{ value: 'true', title: m.office_yes() }],
      isRare: true,
    },
  ]
}
