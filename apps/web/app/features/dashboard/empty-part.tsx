import type { ReactNode } from 'react'
import styles from '../../kit/course/dashboard.module.css'
import { MySection } from '../../kit/my-page/section.tsx'

type EmptyPartProps = { title: string; link?: ReactNode; picture: ReactNode; text: string; action?: ReactNode }

/** A part of the dashboard with nothing to show yet: says what will be here, and where to go meanwhile. */
export function EmptyPart({ title, link, picture, text, action }: EmptyPartProps) {
  return (
    <MySection title={title} link={link}>
      <div className={`card pad ${styles.emptyPart}`}>
        {picture}
        <div>
          <p>{text}</p>
          {action}
        </div>
      </div>
    </MySection>
  )
}
