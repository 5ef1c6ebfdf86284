import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import './styles/form.css'

export type Problem = { name: string; label: ReactNode; text: ReactNode }

type FormSummaryProps = {
  /** What happened, in one sentence. */
  message: ReactNode
  /** The boxes that need another look, in the form's order. Each leads to its box. */
  problems?: readonly Problem[]
  /** Changes with every failed try (the error itself will do): the summary then takes the focus, so that it is read and seen. */
  cause: unknown
  /** `note` where nothing was lost and nobody erred: no network, a wait. */
  tone?: 'bad' | 'note'
  children?: ReactNode
}

/** Put it first inside the form. */
export function FormSummary({ message, problems = [], cause, tone = 'bad', children }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure with the same words must be heard again
  useEffect(() => {
    box.current?.focus()
  }, [cause])

  return (
    <div ref={box} className="form-summary" data-is={tone} role="alert" tabIndex={-1}>
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ name, label, text }) => (
            <li key={name}>
              <button type="button" className="link-in" onClick={(event) => goTo(event, name)}>
                {label}
              </button>
              <span>: {text}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function goTo(event: MouseEvent<HTMLButtonElement>, name: string): void {
  const found = event.currentTarget.form?.elements.namedItem(name)
  const box = found instanceof RadioNodeList ? found[0] : found
  if (box instanceof HTMLElement) box.focus()
}
