import type { ResponseOf } from '@prostuti/contract'
import type { AuditResource, listAuditChoices, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { searchKey } from '@prostuti/text/search-key'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { deedWords, rowDeedWords } from '../../kit/audit/deed-words.ts'
import { kindWords } from '../../kit/audit/kind-words.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import styles from './audit.module.css'
import { fieldWords } from './field-words.ts'

type Row = RowOf<AuditResource>

/** What was done in the office, newest first. */
export function Component() {
  const { data: choices } = useQuery(get<typeof listAuditChoices>('/api/v3/admin/audit/choices'))
  return (
    <ResourceList<Row>
      path="/api/v3/admin/audit"
      title={m.office_menu_audit()}
      sorts={['at']}
      order="desc"
      to={({ id }) => `/audit/${id}`}
      empty={m.office_audit_empty()}
      searched={m.office_audit_searched()}
      readSearch={(typed) => searchFor(typed, choices)}
      filters={[
        {
          name: 'who',
          title: m.office_audit_who(),
          choices: (choices?.members ?? []).map(({ id, name }) => ({ value: String(id), title: name })),
        },
        {
          name: 'action',
          title: m.office_audit_what(),
          choices: (choices?.actions ?? []).map((value) => ({ value, title: deedWords(value) })),
        },
        {
          name: 'resource',
          title: m.office_audit_about(),
          choices: (choices?.resources ?? []).map((value) => ({ value, title: kindWords(value) })),
        },
        { name: 'from', title: m.office_audit_from(), choices: 'day' },
        { name: 'to', title: m.office_audit_to(), choices: 'day' },
      ]}
      columns={[
        {
          key: 'what',
          title: m.office_audit_what(),
          cell: rowDeedWords,
        },
        {
          key: 'about',
          title: m.office_audit_about(),
          cell: (row) => (
            <span className={styles.about}>
              {aboutWords(row)}
              <small>{row.reason ?? row.changed.map(fieldWords).join(', ')}</small>
            </span>
          ),
        },
        { key: 'who', title: m.office_audit_who(), cell: ({ by }) => by?.name ?? m.office_audit_nobody() },
        {
          key: 'at',
          title: m.office_audit_when(),
          sort: 'at',
          cell: ({ at }) => shortWhen(at),
        },
      ]}
    />
  )
}

type Choices = ResponseOf<typeof listAuditChoices>

/** One member's name, or the word for one kind of thing, is a filter: it is found by an index, and seen as chosen. */
function searchFor(typed: string, choices: Choices | undefined): Record<string, string> | undefined {
  const asked = searchKey(typed)
  const only = <Choice,>(from: Choice[], wordsOf: (choice: Choice) => string): Choice | undefined => {
    const equal = from.filter((choice) => searchKey(wordsOf(choice)) === asked)
    const found = equal.length > 0 ? equal : from.filter((choice) => searchKey(wordsOf(choice)).includes(asked))
    return found.length === 1 ? found[0] : undefined
  }
  if (choices === undefined || asked === '') return undefined
  const who = only(choices.members, ({ name }) => name)
  const resource = only(choices.resources, kindWords)
  return who ? { who: String(who.id) } : resource === undefined ? undefined : { resource }
}

export function aboutWords({ about, resource, resource_id, doctor }: Row): string {
  const thing = about === null ? undefined : typeof about === 'string' ? about : pickText(about, getLocale())
  const kind = resource === null ? undefined : kindWords(resource)
  const named = kind && (thing ? `${kind}: ${thing}` : `${kind} ${resource_id ?? ''}`)
  const whom = doctor && (doctor.name ?? m.office_audit_closed_doctor())
  return [named, whom].filter(Boolean).join(' · ')
}
