import type { BodyOf } from '@prostuti/contract'
import type { changeStaff, courseResource, RowOf, teacherResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { CheckField } from '@prostuti/ui/check-field'
import { SelectField } from '@prostuti/ui/select-field'
import { PickMany } from '../../kit/pick/pick-many.tsx'
import { PickOne } from '../../kit/pick/pick-one.tsx'
import { duties, dutyWords } from '../../kit/staff/duty-words.ts'
import { roles, roleWords, type StaffRole } from '../../kit/staff/role-words.ts'
import styles from './staff.module.css'

export type Rights = Omit<BodyOf<typeof changeStaff>, 'name' | 'version' | 'teacher_id'> & { teacher_id: number | null }

type RightsFieldsProps = {
  rights: Rights
  onChange: (rights: Rights) => void
  wrongIn: (field: string) => string | undefined
  disabled: boolean
}

type Titled = { title: { bn: string; en?: string | undefined } }
type Named = { name: { bn: string; en?: string | undefined } }
type Branch = Named & { id: number }
const titleOf = ({ title }: Titled): string => pickText(title, getLocale())
const nameOf = ({ name }: Named): string => pickText(name, getLocale())

/** Role, duties and bounds: everything that says what a member may do. */
export function RightsFields({ rights, onChange, wrongIn, disabled }: RightsFieldsProps) {
  const set = (change: Partial<Rights>) => onChange({ ...rights, ...change })
  const isOwner = rights.role === 'owner'
  return (
    <>
      <SelectField
        name="role"
        label={m.office_role()}
        placeholder={m.office_choose()}
        options={roles.map((value) => ({ value, label: roleWords(value) }))}
        value={rights.role}
        disabled={disabled}
        error={wrongIn('role')}
        onChange={({ currentTarget }) => currentTarget.value && set({ role: currentTarget.value as StaffRole })}
      />
      {isOwner ? (
        <p className="hint">{m.office_owner_has_all()}</p>
      ) : (
        <>
          <fieldset className={styles.set} disabled={disabled}>
            <legend>{m.office_duties()}</legend>
            {duties.map((duty) => (
              <CheckField
                key={duty}
                name={`duty-${duty}`}
                label={dutyWords[duty]()}
                checked={rights.duties.includes(duty)}
                onChange={({ currentTarget }) =>
                  set({
                    duties: currentTarget.checked
                      ? [...rights.duties, duty]
                      : rights.duties.filter((each) => each !== duty),
                  })
                }
              />
            ))}
          </fieldset>
          <fieldset className={styles.set} disabled={disabled}>
            <legend>{m.office_scope()}</legend>
            <CheckField
              name="all-courses"
              label={m.office_all_courses()}
              checked={rights.course_ids === null}
              onChange={({ currentTarget }) => set({ course_ids: currentTarget.checked ? null : [] })}
            />
            {rights.course_ids !== null && (
              <PickMany<RowOf<typeof courseResource>>
                label={m.office_only_courses()}
                path="/api/v3/admin/courses"
                wordsOf={titleOf}
                value={rights.course_ids}
                onChange={(course_ids) => set({ course_ids })}
                error={wrongIn('course_ids')}
              />
            )}
            <CheckField
              name="all-branches"
              label={m.office_all_branches()}
              checked={rights.branch_ids === null}
              onChange={({ currentTarget }) => set({ branch_ids: currentTarget.checked ? null : [] })}
            />
            {rights.branch_ids !== null && (
              <PickMany<Branch>
                label={m.office_only_branches()}
                path="/api/v3/admin/contacts"
                wordsOf={nameOf}
                value={rights.branch_ids}
                onChange={(branch_ids) => set({ branch_ids })}
                error={wrongIn('branch_ids')}
              />
            )}
          </fieldset>
          {rights.role === 'teacher' && (
            <PickOne<RowOf<typeof teacherResource>>
              label={m.office_is_teacher()}
              hint={m.office_is_teacher_hint()}
              note={m.office_optional()}
              path="/api/v3/admin/teachers"
              wordsOf={nameOf}
              value={rights.teacher_id}
              onChange={(teacher_id) => set({ teacher_id })}
              disabled={disabled}
              error={wrongIn('teacher_id')}
            />
          )}
        </>
      )}
    </>
  )
}
