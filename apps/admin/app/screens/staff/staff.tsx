import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { dutyWords } from '../../kit/staff/duty-words.ts'
import { roles, roleWords } from '../../kit/staff/role-words.ts'
import { useMay } from '../../session/me.ts'
import { factorWords, type Member, seenWords, standingWords, stateChips, stateWords } from './member-words.ts'
import styles from './staff.module.css'

/** Who works in the office, and how safely they come in. */
export function Component() {
  const may = useMay()
  return (
    <ResourceList<Member>
      path="/api/v3/admin/staff"
      title={m.office_menu_staff()}
      sorts={['name']}
      to={({ id }) => `/staff/${id}`}
      create={may('staff.write') ? { to: '/staff/new', title: m.office_invite() } : undefined}
      empty={m.office_staff_empty()}
      filters={[
        {
          name: 'role',
          title: m.office_role(),
          choices: roles.map((value) => ({ value, title: roleWords(value) })),
        },
        {
          name: 'state',
          title: m.office_member_state(),
          choices: Object.entries(stateWords).map(([value, title]) => ({ value, title: title() })),
        },
      ]}
      columns={[
        {
          key: 'name',
          title: m.office_name(),
          cell: ({ name, email }) => (
            <span className={styles.name}>
              {name}
              <small>{email}</small>
            </span>
          ),
        },
        {
          key: 'role',
          title: m.office_role(),
          cell: (member) => (
            <span className={styles.name}>
              {roleWords(member.role)}
              <small>{[...member.duties.map((duty) => dutyWords[duty]()), ...scopeWords(member)].join(' · ')}</small>
            </span>
          ),
        },
        {
          key: 'state',
          title: m.office_member_state(),
          cell: (member) => (
            <span className={styles.name}>
              <span className={stateChips[member.state]}>{stateWords[member.state]()}</span>
              <small>{standingWords(member)}</small>
            </span>
          ),
        },
        { key: 'factor', title: m.office_second_factor(), cell: factorWords, isSecondary: true },
        { key: 'seen', title: m.office_last_seen(), cell: seenWords, isSecondary: true },
      ]}
    />
  )
}

const scopeWords = ({ course_ids, branch_ids }: Member): string[] => [
  ...(course_ids ? [m.office_some_courses({ count: formatNumber(course_ids.length, getLocale()) })] : []),
  ...(branch_ids ? [m.office_some_branches({ count: formatNumber(branch_ids.length, getLocale()) })] : []),
]
