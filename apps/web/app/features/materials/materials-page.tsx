import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { MaterialList } from './material-list.tsx'
import { booksQuery, materialsQuery, type Subject } from './material-queries.ts'
import { MaterialReader } from './material-reader.tsx'
import { OpenSheets } from './open-sheets.tsx'

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined)

export function MaterialsPage({ id }: { id: string }) {
  const [search] = useSearchParams()
  const query = useQuery(materialsQuery(id))
  const books = useQuery(booksQuery(id))
  const opened = Number(search.get('open') ?? Number.NaN)
  const list = addressOf('/my/courses/:id/course-materials', { id })
  const material = findMaterial(query.data?.subjects ?? [], opened)
  const code = codeOf(query.error)
  const back = Number.isNaN(opened)
    ? { to: addressOf('/my/courses/:id', { id }), label: m.material_back_course() }
    : { to: list, label: m.material_back_list() }
  return (
    <MyPage title={material ? <Phrase text={material.title} /> : m.material_page()} back={back}>
      {code === 'not_enrolled' || code === 'not_found' ? (
        <Nothing
          title={m.material_closed_title()}
          text={m.material_closed_text()}
          way={{ to: addressOf('/my/courses'), label: m.my_courses() }}
        />
      ) : (
        <Loaded query={query} errorTitle={m.material_error()}>
          {({ subjects }) =>
            Number.isNaN(opened) ? (
              <MaterialList courseId={id} subjects={subjects} books={books.data?.books ?? []} />
            ) : material ? (
              <MaterialReader key={material.id} courseId={id} material={material} />
            ) : (
              <Nothing title={m.material_gone_title()} text={m.material_gone_text()} way={back} />
            )
          }
        </Loaded>
      )}
    </MyPage>
  )
}

const findMaterial = (subjects: readonly Subject[], id: number) =>
  subjects.flatMap(({ materials }) => materials).find((each) => each.id === id)

type NothingProps = { title: string; text: string; way: { to: string; label: string } }

function Nothing({ title, text, way }: NothingProps) {
  return (
    <div className="card">
      <EmptyState
        picture={<OpenSheets />}
        title={title}
        text={text}
        action={
          <Link className="btn btn-line" to={way.to}>
            {way.label}
          </Link>
        }
      />
    </div>
  )
}
