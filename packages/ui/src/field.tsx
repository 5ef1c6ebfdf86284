import type { ReactNode } from 'react'
import './styles/form.css'

export type FieldText = {
  label: ReactNode
  /** Said below the box before anything is wrong. */
  hint?: ReactNode
  /** What is wrong, in the reader's words; the box is marked as long as there is one. */
  error?: ReactNode
  /** A word beside the label, such as "optional". */
  note?: ReactNode
}

type FieldProps = FieldText & { id: string; children: ReactNode; className?: string }

/** A label, its control, and what is said about it. Give the control `describedBy(id, …)`, so that a screen reader says it too. */
export function Field({ id, label, hint, error, note, className = '', children }: FieldProps) {
  return (
    <div className={`field ${className}`.trimEnd()}>
      <label htmlFor={id}>
        {label}
        {note && <span className="field-note"> {note}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="10" />
        <path d="M12 8v4m0 4h.01" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

/** What is wrong is read before the hint. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
