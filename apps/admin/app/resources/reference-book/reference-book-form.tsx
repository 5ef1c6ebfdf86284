import type { FieldsOf, readDocumentDesk, referenceBookResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { courseSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { OptionalBox } from '../../kit/form/list-boxes.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { NumberBox } from '../../kit/form/typed-fields.tsx'
import { count, words } from '../../kit/list/list-cells.tsx'
import { PickField, PickManyField } from '../../kit/pick/pick-fields.tsx'
import { documentSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof referenceBookResource>

const blank = {
  document_id: null,
  title: { bn: '' },
  author: '',
  edition: null,
  first_page_no: 1,
  chapters: [],
  course_ids: [],
  is_active: true,
} as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const labels = {
    document_id: m.office_document_file(),
    title: m.office_title(),
    author: m.office_book_author(),
    edition: m.office_book_edition(),
    first_page_no: m.office_book_first_page(),
    chapters: m.office_book_chapters(),
    course_ids: m.office_book_courses(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/reference-books"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_book_new())}
      list={{ to: '/reference-books', title: m.office_books() }}
      mayWrite={useMay()('media.write')}
      labels={labels}
    >
      <PickField {...documentSource} name="document_id" label={labels.document_id} />
      <BothLanguages name="title" label={labels.title} />
      <TextBox name="author" label={labels.author} />
      <OptionalBox name="edition" label={labels.edition} />
      <NumberBox isPlain name="first_page_no" label={labels.first_page_no} hint={m.office_book_first_page_hint()} />
      <PageMapping />
      <PickManyField {...courseSource} name="course_ids" label={labels.course_ids} />
      <Section title={labels.chapters}>
        <RowsField<Fields['chapters'][number]>
          name="chapters"
          label={m.office_book_chapter()}
          blank={() => ({ title: { bn: '' }, page_no: 1 })}
          atMost={200}
        >
          {(name) => (
            <>
              <BothLanguages name={`${name}.title`} label={m.office_title()} />
              <Columns isTight>
                <NumberBox isPlain name={`${name}.page_no`} label={m.office_book_page_no()} />
              </Columns>
            </>
          )}
        </RowsField>
      </Section>
      <Check name="is_active" label={m.office_media_show()} />
    </ResourceForm>
  )
}

/** Which printed number stands on which page of the file, with the pages themselves to look at. */
function PageMapping() {
  const [documentId, first] = useWatch({ name: ['document_id', 'first_page_no'] })
  const { data } = useQuery({
    ...get<typeof readDocumentDesk>('/api/v3/admin/documents/:id/desk', { params: { id: documentId ?? 0 } }),
    enabled: typeof documentId === 'number',
  })
  if (data === undefined || typeof first !== 'number') return null
  return (
    <p className="hint" role="status">
      {m.office_book_mapping({ first: count(first), pages: count(data.pages), last: count(first + data.pages - 1) })}
    </p>
  )
}
