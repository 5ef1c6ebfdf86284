import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { lastPageOf } from '../../kit/reader/last-page.ts'
import { PageReader } from '../../kit/reader/page-reader.tsx'
import { typedPage } from '../../kit/reader/typed-page.ts'
import { type Material, materialPagePath } from './material-queries.ts'

/** Where it was left on this device, unless the address names a page. */
export function MaterialReader({ courseId, material }: { courseId: string; material: Material }) {
  const { id, title, pages } = material
  const [search, setSearch] = useSearchParams()
  usePageTitle(title)
  const ends = { first: 1, last: pages }
  const name = `material-${id}`
  const pageNo =
    typedPage(search.get('page') ?? '', ends) ?? typedPage(String(lastPageOf(name) ?? 1), ends) ?? ends.first
  return (
    <PageReader
      {...{ name, title, ...ends, pageNo }}
      size={material}
      onTurn={(to) => setSearch({ open: String(id), page: String(to) }, { replace: true, preventScrollReset: true })}
      pageAddress={(page, width) => materialPagePath(courseId, id, page, width)}
    />
  )
}
