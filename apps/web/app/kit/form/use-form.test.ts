import type { changePassword, closeComplaint, join, requestDelivery } from '@prostuti/contract'
import { expectTypeOf, it } from 'vitest'
import type { useBrowserForm } from './use-browser-form.ts'
import { type FieldOf, useForm } from './use-form.ts'

// The compiler is what fails here, not the run.

it('names a form’s boxes as the call that it posts does', () => {
  expectTypeOf<FieldOf<typeof join>>().toEqualTypeOf<'name' | 'phone'>()
  expectTypeOf<FieldOf<typeof closeComplaint>>().toBeNever()
  type JoinForm = ReturnType<typeof useBrowserForm<typeof join>>
  expectTypeOf<JoinForm['errors']>().toEqualTypeOf<Readonly<Partial<Record<'name' | 'phone', string>>>>()
})

export function MisspeltForm() {
  const form = useForm<typeof changePassword>({
    labels: {
      current_password: '',
      // @ts-expect-error the call has no such field
      pasword: '',
    },
    // @ts-expect-error nor can one be wrong that it does not have
    check: () => ({ curent_password: 'x' }),
    act: async () => ({ message: '', ended_sign_ins: 0 }),
    onDone: () => undefined,
  })
  form.touch('password')
  // @ts-expect-error nor be written in
  form.touch('passwords')
  // @ts-expect-error nor have words beside it
  return form.errors.old_password
}

export function FormWithOwnBoxes() {
  const form = useForm<typeof requestDelivery, 'present_address'>({
    labels: { present_address: '', recipient_name: '' },
    act: () => Promise.reject(new Error('never sent')),
    onDone: () => undefined,
  })
  // @ts-expect-error one address was named, not two
  form.touch('permanent_address')
  return form.errors.present_address
}
