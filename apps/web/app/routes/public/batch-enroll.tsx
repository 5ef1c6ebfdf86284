import * as m from '@prostuti/text/messages'
import { EnrolPage } from '../../features/batches/enrol/enrol-page.tsx'
import { addressOf } from '../../kit/address/address-of.ts'
import { enrolCrumbs } from '../../kit/batch/batch-crumbs.ts'
import { type Batch, batchQuery } from '../../kit/batch/batch-queries.ts'
import { cutToDescription } from '../../kit/batch/batch-words.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/batch-enroll.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: batchQuery(params.batch_id),
    tags: ({ batch }) =>
      pageTags({
        request,
        path: addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id }),
        image: '/media/share/batch.png',
        structured: [breadcrumbList(request, enrolCrumbs(batch))],
      }),
  })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const { batch } =
    answerIn<{ batch: Batch }>(args.loaderData, batchQuery(args.params.batch_id).queryKey[0] as string) ?? {}
  return loadedMeta(
    args,
    batch && {
      title: m.batch_enrol_page({ batch: batch.title }),
      description: cutToDescription(m.batch_enrol_description({ batch: batch.title })),
    },
  )
}

export default EnrolPage
