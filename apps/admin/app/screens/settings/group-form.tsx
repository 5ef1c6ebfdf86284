import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'
import { type GroupName, groupFaces } from './groups.ts'
import styles from './settings.module.css'

type GroupFormProps<Fields extends FieldValues> = {
  group: GroupName
  path: string
  needs: StaffAction
  blank: Fields
  labels: Record<keyof Fields & string, string>
  children: ReactNode
}

/** The form of one group of switches. */
export function GroupForm<Fields extends FieldValues>({
  group,
  path,
  needs,
  blank,
  labels,
  children,
}: GroupFormProps<Fields>) {
  const may = useMay()
  const { title, text } = groupFaces[group]
  return (
    <ResourceForm<Fields>
      path={path}
      id="site"
      blank={blank}
      title={() => title()}
      list={{ to: '/settings', title: m.office_settings_title() }}
      mayWrite={may(needs)}
      labels={labels}
    >
      <p className={styles.lead}>
        {text()} {!may(needs) && <span className="chip chip-line">{m.office_settings_owner_only()}</span>}
      </p>
      {children}
    </ResourceForm>
  )
}
