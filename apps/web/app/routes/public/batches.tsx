import * as m from '@prostuti/text/messages'
import { BatchesPage } from '../../features/batches/list/batches-page.tsx'
import { loadBatchList } from '../../features/batches/load-batch-list.ts'
import { choicesQuery } from '../../kit/batch/batch-queries.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import type { Route } from './+types/batches.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage({ context, main: choicesQuery, tags: (_, load) => loadBatchList(request, load, {}) })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  loadedMeta(args, { title: m.batches_title(), description: m.batches_description() })

export default BatchesPage
