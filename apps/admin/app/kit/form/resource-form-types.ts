import type { ResponseOf } from '@prostuti/contract'
import type { Resource } from '@prostuti/contract/staff'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

export type ResourceFormProps<Fields extends FieldValues> = {
  /** Of the calls: `/api/v3/admin/faqs`. */
  path: string
  /** `new`, or which one. */
  id: string
  /** A new one before anything is typed. */
  blank: Fields
  title: (fields: Fields | undefined) => ReactNode
  /** What each field is called, also in histories and conflicts. */
  labels: Record<keyof Fields & string, string>
  list: { to: string; title: string }
  /** What the server calls it, where it can be looked at on the public site before it is saved. */
  preview?: string
  mayWrite: boolean
  /** What can be done with it beside saving, at its head. */
  acts?: ((opened: OpenedResource<Fields>) => ReactNode) | undefined
  /** Where a new one goes on once it is saved; to its own form where left out. */
  next?: ((id: string) => string) | undefined
  /** What hangs on it and is looked at first, above the form. */
  above?: ReactNode
  /** What hangs on it, below the form. */
  below?: ReactNode
  /** What the button says, where saving is more than saving. */
  action?: ReactNode
  /** Asked within the form: whether the button waits for something that its writer has to see first. */
  useHeld?: (() => boolean) | undefined
  children: ReactNode
}

export type OpenedResource<Fields> = Pick<
  ResponseOf<Resource['read']>,
  'version' | 'changed_at' | 'changed_by' | 'may_change'
> & {
  fields: Fields
}

export type OpenFormProps<Fields extends FieldValues> = ResourceFormProps<Fields> & {
  opened: OpenedResource<Fields>
  reopen: () => void
}
