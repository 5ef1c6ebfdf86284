import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../../kit/address/address-of.ts'
import { listCrumbs } from '../../../kit/batch/batch-crumbs.ts'
import { choicesQuery } from '../../../kit/batch/batch-queries.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { BatchList } from './batch-list.tsx'
import { ListHead } from './list-head.tsx'

/** Every open batch. */
export function BatchesPage() {
  const first = useQuery(choicesQuery).data?.courses[0]?.slug
  usePageTitle(m.batches_title())
  return (
    <div className="wrap">
      <ListHead
        crumbs={listCrumbs()}
        title={m.batches_title()}
        text={m.batches_text()}
        forYou={first && addressOf('/:slug/batch-for-you', { slug: first })}
      />
      <BatchList fixed={{}} />
    </div>
  )
}
