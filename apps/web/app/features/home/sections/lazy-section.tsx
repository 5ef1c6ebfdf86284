import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { SectionHead } from '@prostuti/ui/section-head'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../styles/lazy.module.css'
import type { SectionId } from './bodies.ts'
import { useBody } from './use-body.ts'
import { useShown } from './use-shown.ts'

type LazySectionProps = {
  id: SectionId
  title: string
  text: string | null
  /** The way on for a reader without scripts, and for search engines. */
  all: { to: string; label: string }
  /** In pixels: so much of it must be in sight before it loads. */
  minHeight: number
  /** As large as what comes, so that nothing below jumps. */
  skeleton: ReactNode
}

/** Heading and link come with the page; code and data when the section is fully in sight, or when the keyboard reaches it. */
export function LazySection({ id, title, text, all, minHeight, skeleton }: LazySectionProps) {
  const { shown, show, sentinel } = useShown()
  const { Body, failed, retry } = useBody(id, shown)
  const headingId = `${id}-title`
  return (
    <section id={id} className="block" aria-labelledby={headingId} onFocus={show}>
      <SectionHead
        id={headingId}
        title={title}
        text={text ?? undefined}
        link={
          <Link className="link" to={all.to}>
            {all.label}
            <Icon name="arrow-right" />
          </Link>
        }
      />
      <div className={styles.lazy} style={{ '--least': `${minHeight}px` } as CSSProperties}>
        {!shown && <div className={styles.lazySentinel} ref={sentinel} />}
        {Body ? <Body skeleton={skeleton} /> : failed ? <CodeMissing retry={retry} /> : skeleton}
      </div>
    </section>
  )
}

/** Said with what the page already has: when the section's code cannot come, no nicer picture could come either. */
function CodeMissing({ retry }: { retry: () => void }) {
  return (
    <div className="card void" role="alert">
      <p>{m.home_section_missing()}</p>
      <button type="button" className="btn btn-line" onClick={retry}>
        {m.state_retry()}
      </button>
    </div>
  )
}
