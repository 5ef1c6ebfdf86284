import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { type ComponentType, type CSSProperties, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import styles from '../styles/section.module.css'

type HomeSectionProps = {
  id: string
  title: string
  text: string | null
  all: { to: string; label: string }
  /** In pixels, also when there is nothing to show. */
  minHeight: number
  /** What stands below the heading. */
  Body: ComponentType<{ skeleton: ReactNode }>
  /** As large as what comes, so that nothing below jumps: for who comes from another page, whose data is still on its way. */
  skeleton: ReactNode
}

/** In the server's page from the start; each comes alive by itself, behind what the reader uses. */
export function HomeSection({ id, title, text, all, minHeight, Body, skeleton }: HomeSectionProps) {
  const headingId = `${id}-title`
  return (
    <section id={id} className="block" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={title}
        text={text ?? undefined}
        link={
          <Link className="link" to={all.to}>
            {all.label}
            <Icon of={arrowRightIcon} />
          </Link>
        }
      />
      <div className={styles.body} style={{ '--least': `${minHeight}px` } as CSSProperties}>
        <Suspense>
          <Body skeleton={skeleton} />
        </Suspense>
      </div>
    </section>
  )
}
