import type { ReactNode } from 'react'

/** A part of the checkout; the style sheet numbers them. */
export function Step({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section className="co-step">
      <h2 id={id}>
        {title}
        {note && <span className="co-step-note"> {note}</span>}
      </h2>
      {children}
    </section>
  )
}
