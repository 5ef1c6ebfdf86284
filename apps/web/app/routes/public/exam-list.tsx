import { examListAddress, readPage } from '../../features/exam-list/exam-list-address.ts'
import { examListCrumbs } from '../../features/exam-list/exam-list-crumbs.ts'
import { ExamListPage } from '../../features/exam-list/exam-list-page.tsx'
import { examListQuery, examsIn } from '../../features/exam-list/exam-list-queries.ts'
import { examListAt } from '../../features/exam-list/exam-lists.ts'
import { examListStructured } from '../../features/exam-list/exam-structured.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/exam-list.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const list = examListAt(pathname)
  const page = readPage(searchParams)
  const address = examListAddress(list, page)
  return loadPage({
    context,
    main: examListQuery(list, page),
    tags: (answer) =>
      pageTags({
        request,
        path: address,
        image: '/media/share/page.png',
        structured: [
          examListStructured(request, address, examsIn(answer)),
          breadcrumbList(request, examListCrumbs(list)),
        ],
      }),
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const list = examListAt(args.location.pathname)
  return loadedMeta(args, { title: list.title(), description: list.description() })
}

export default ExamListPage
