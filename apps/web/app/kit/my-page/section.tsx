import type { ReactNode } from 'react'

/** A part of one of the doctor's pages, under its heading. */
export function MySection({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <header className="sec">
        <h2>{title}</h2>
        {link}
      </header>
      {children}
    </section>
  )
}
