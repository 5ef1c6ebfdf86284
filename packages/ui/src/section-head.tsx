import type { ReactNode } from 'react'

type SectionHeadProps = {
  id?: string
  title: ReactNode
  text?: ReactNode
  /** A link to the whole list. */
  link?: ReactNode
}

export function SectionHead({ id, title, text, link }: SectionHeadProps) {
  return (
    <header className="sec">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {link}
    </header>
  )
}
