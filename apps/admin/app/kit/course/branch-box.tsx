import type { listBranches } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import { get } from '../../api/call.ts'
import { words } from '../list/list-cells.tsx'

/** One of the branches of the member. */
export function BranchBox({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const { data } = useQuery(get<typeof listBranches>('/api/v3/admin/branches'))
  return (
    <SelectField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      options={(data?.branches ?? []).map((branch) => ({ value: branch.id, label: words(branch.name) }))}
      placeholder={m.office_choose()}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
