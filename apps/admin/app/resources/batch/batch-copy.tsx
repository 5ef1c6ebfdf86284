import type {
  batchResource,
  copyBatch,
  courseSessionResource,
  FieldsOf,
  previewBatchCopy,
} from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, type Path, useForm, useFormContext, useWatch } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { get, post } from '../../api/call.ts'
import { sessionSource } from '../../kit/course/sources.ts'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { DayBox } from '../../kit/form/typed-fields.tsx'
import { count, words } from '../../kit/list/list-cells.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './batch.module.css'
import { nameOfCopy } from './copy-name.ts'

type Fields = FieldsOf<typeof batchResource>
type Copying = Pick<Fields, 'title' | 'course_session_id'> & { first_class_on: string }

export function Component() {
  const { id = '' } = useParams()
  const { data, error } = useQuery(get<(typeof batchResource)['read']>('/api/v3/admin/batches/:id', { params: { id } }))
  return (
    <>
      <nav aria-label={m.office_crumbs()}>
        <Link className="link-in" to={`/batches/${id}`}>
          {data ? words(data.fields.title) : m.office_batch()}
        </Link>
      </nav>
      <h1>{m.office_batch_copy()}</h1>
      {error && <p role="alert">{error.message}</p>}
      {data ? <CopyForm id={id} of={data.fields} /> : !error && <p role="status">{m.office_loading()}</p>}
    </>
  )
}

/** A new batch like an old one: what it is called, in which session, and when its first class is. */
function CopyForm({ id, of }: { id: string; of: Fields }) {
  const form = useForm<Copying>({
    defaultValues: { title: of.title, course_session_id: of.course_session_id, first_class_on: '' },
  })
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const copy = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      const made = await post<typeof copyBatch>('/api/v3/admin/batches/:id/copy', fields, { params: { id } })
      await client.invalidateQueries({ queryKey: ['/api/v3/admin/batches'] })
      showToast({ text: m.office_batch_copied({ count: count(made.rows) }) })
      await navigate(`/batches/${made.id}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      for (const [name, [message]] of Object.entries(error.fields)) form.setError(name as Path<Copying>, { message })
    }
  })
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form className={`card ${styles.copy}`} noValidate onSubmit={copy}>
        <p>{m.office_batch_copy_text()}</p>
        <BothLanguages name="title" label={m.office_batch_title()} />
        <PickField {...sessionSource} name="course_session_id" label={m.office_session()} />
        <ProposedName of={of} />
        <DayBox name="first_class_on" label={m.office_batch_first_class()} hint={m.office_batch_first_class_hint()} />
        <ClassDays id={id} />
        <p role="alert" className="err">
          {failure}
        </p>
        <div>
          <button type="submit" className="btn btn-go" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
            {m.office_batch_copy_now()}
          </button>
        </div>
      </form>
    </FormProvider>
  )
}

const useSession = (id: number | null) =>
  useQuery({
    ...get<(typeof courseSessionResource)['read']>('/api/v3/admin/course-sessions/:id', { params: { id: id ?? 0 } }),
    enabled: id !== null,
  }).data?.fields

/** Another session gives the copy another name, until somebody writes their own. */
function ProposedName({ of }: { of: Fields }) {
  const { control, setValue, getValues } = useFormContext<Copying>()
  const chosen: number | null = useWatch({ control, name: 'course_session_id' })
  const [from, to] = [useSession(of.course_session_id), useSession(chosen)]
  const proposed = useRef(of.title)
  useEffect(() => {
    if (from === undefined || to === undefined || getValues('title').bn !== proposed.current.bn) return
    proposed.current = chosen === of.course_session_id ? of.title : nameOfCopy(of.title, from, to)
    setValue('title', proposed.current)
  }, [from, to, chosen, of, getValues, setValue])
  return null
}

const isDay = /^\d{4}-\d\d-\d\d$/

/** The first and the last class, before anything is made. */
function ClassDays({ id }: { id: string }) {
  const firstDay: string = useWatch<Copying, 'first_class_on'>({ name: 'first_class_on' })
  const { data } = useQuery({
    ...get<typeof previewBatchCopy>('/api/v3/admin/batches/:id/copy', {
      params: { id },
      query: { first_class_on: firstDay },
    }),
    enabled: isDay.test(firstDay),
    retry: false,
  })
  const words = (day: string) => formatDate(dhakaMidnight(day), getLocale(), 'full')
  return (
    <p role="status">
      {data?.first_on && data.last_on
        ? m.office_batch_copy_days({ count: count(data.rows), first: words(data.first_on), last: words(data.last_on) })
        : ''}
    </p>
  )
}
