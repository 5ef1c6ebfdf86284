import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { compassIcon } from '@prostuti/ui/icons/study'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import type { Crumb } from '../../../kit/page/page-tags.ts'
import styles from '../styles/batch-list.module.css'

type ListHeadProps = { crumbs: Crumb[]; title: ReactNode; text: ReactNode; forYou: string | undefined }

export function ListHead({ crumbs, title, text, forYou }: ListHeadProps) {
  return (
    <header className={styles.batchHead}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {forYou && (
        <Link className="link" to={forYou}>
          <Icon of={compassIcon} />
          {m.batches_for_you()}
        </Link>
      )}
    </header>
  )
}
