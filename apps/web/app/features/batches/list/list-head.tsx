import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BatchPlace } from '../../../kit/batch/batch-queries.ts'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import type { Crumb } from '../../../kit/page/page-tags.ts'

/** The way to the list of batches, or to the list of one place. */
export function listCrumbs(place?: Pick<BatchPlace, 'slug' | 'title'>): Crumb[] {
  const all = { title: m.batches_crumb(), path: '/batches' }
  return [
    { title: m.page_home(), path: '/' },
    all,
    ...(place ? [{ title: place.title, path: `/${place.slug}/batches` }] : []),
  ]
}

type ListHeadProps = { crumbs: Crumb[]; title: ReactNode; text: ReactNode; forYou: string | undefined }

export function ListHead({ crumbs, title, text, forYou }: ListHeadProps) {
  return (
    <header className="batch-head">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {forYou && (
        <Link className="link" to={forYou}>
          <i className="ico ico-compass" aria-hidden="true" />
          {m.batches_for_you()}
        </Link>
      )}
    </header>
  )
}
