import { batches_text, batches_title } from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { choicesQuery } from '../batch-queries.ts'
import { BatchList } from './batch-list.tsx'
import { ListHead, listCrumbs } from './list-head.tsx'

/** Every open batch. */
export function BatchesPage() {
  const first = useQuery(choicesQuery).data?.courses[0]?.slug
  usePageTitle(batches_title())
  return (
    <div className="wrap">
      <ListHead
        crumbs={listCrumbs()}
        title={batches_title()}
        text={batches_text()}
        forYou={first && `/${first}/batch-for-you`}
      />
      <BatchList fixed={{}} />
    </div>
  )
}
