import * as m from '@prostuti/text/messages'
import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inside' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

const open =
  'M2.1 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-19.8 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'
const shut =
  'M10.7 5.1a10.8 10.8 0 0 1 11.2 6.6 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.2-4.3M17.5 17.5A10.8 10.8 0 0 1 2.1 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 4.4-5.1M2 2l20 20'

/** The eye shows what was typed; one box that can be looked at replaces typing it twice. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className="icon-btn"
      aria-label={shown ? m.account_password_hide() : m.account_password_show()}
      onClick={() => setShown(!shown)}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={shown ? shut : open} />
      </svg>
    </button>
  )
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      inside={eye}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
