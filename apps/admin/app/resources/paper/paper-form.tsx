import type { FieldsOf, ListCall, paperResource, RowOf, rulePackResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParams, useSearchParams } from 'react-router'
import { get } from '../../api/call.ts'
import { batchSource, courseSource, eventSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { ChoiceBox, MomentBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField, PickManyField } from '../../kit/pick/pick-fields.tsx'
import { useMay } from '../../session/me.ts'
import { PaperActs } from './paper-acts.tsx'
import { accessChoices, orderChoices, paperKindChoices, paperLabels } from './paper-words.ts'

type Fields = FieldsOf<typeof paperResource>

const blank = {
  title: { bn: '' },
  summary: null,
  kind: 'schedule_exam',
  pack: '',
  course_id: null,
  batch_ids: [],
  opens_at: null,
  closes_at: null,
  duration_minutes: null,
  late_allowed: false,
  late_until: null,
  attempts: 1,
  shuffle_questions: 'within_sections',
  shuffle_parts: true,
  access: 'enrolled',
  event_id: null,
  answers_at: null,
  ranks_at: null,
  marks_early: false,
} as unknown as Fields

/** When a paper is held, for whom and by which rules. */
export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('papers.write')
  const labels = paperLabels()
  const [query] = useSearchParams()
  const ofImport = query.get('import')
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/papers"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_paper_new())}
      list={{ to: '/papers', title: m.office_papers() }}
      next={(made) => `/papers/${made}/builder${ofImport ? `?import=${ofImport}` : ''}`}
      mayWrite={mayWrite}
      labels={labels}
      acts={({ fields }) => <PaperActs id={id} fields={fields} mayWrite={mayWrite} />}
    >
      <Section title={m.office_paper_part_what()}>
        <BothLanguages name="title" label={labels.title} />
        <Columns>
          <KindBox label={labels.kind} />
          <PackBox label={labels.pack} />
        </Columns>
        <Columns>
          <PickField {...courseSource} name="course_id" label={labels.course_id} />
          <ChoiceBox name="access" label={labels.access} choices={accessChoices()} />
        </Columns>
        <Sitters labels={labels} />
        <BothLanguages name="summary" label={labels.summary} long />
      </Section>
      <Section title={m.office_paper_part_when()}>
        <Columns>
          <MomentBox name="opens_at" label={labels.opens_at} hint={m.office_paper_opens_hint()} />
          <MomentBox name="closes_at" label={labels.closes_at} hint={m.office_paper_closes_hint()} />
          <NumberBox name="duration_minutes" label={labels.duration_minutes} />
        </Columns>
        <Check name="late_allowed" label={labels.late_allowed} />
        <LateUntil label={labels.late_until} />
      </Section>
      <Section title={m.office_paper_part_how()}>
        <Columns>
          <NumberBox name="attempts" label={labels.attempts} hint={m.office_paper_attempts_hint()} />
          <ChoiceBox name="shuffle_questions" label={labels.shuffle_questions} choices={orderChoices()} />
        </Columns>
        <Check name="shuffle_parts" label={labels.shuffle_parts} />
      </Section>
      <Section title={m.office_paper_part_after()}>
        <Columns>
          <MomentBox name="answers_at" label={labels.answers_at} hint={m.office_paper_after_hint()} />
          <MomentBox name="ranks_at" label={labels.ranks_at} hint={m.office_paper_after_hint()} />
        </Columns>
        <Check name="marks_early" label={labels.marks_early} />
      </Section>
    </ResourceForm>
  )
}

type Packs = ListCall<RowOf<typeof rulePackResource>>

/** The packs that can be chosen, and what choosing one proposes: its time, where nobody has written another. */
function usePacks() {
  const { setValue, getValues } = useFormContext()
  const { data } = useQuery(get<Packs>('/api/v3/admin/rule-packs', { query: { 'per-page': 200 } }))
  const chosen: string = useWatch({ name: 'pack' })
  const rows = (data?.rows ?? []).filter(({ is_active, key }) => is_active || key === chosen)
  const propose = (key: string) => {
    const isOurs = rows.some(({ duration_minutes }) => duration_minutes === getValues('duration_minutes'))
    const pack = rows.find((each) => each.key === key)
    if (pack && (getValues('duration_minutes') === null || isOurs))
      setValue('duration_minutes', pack.duration_minutes, { shouldDirty: true })
  }
  return { data, rows, propose }
}

/** A quiz proposes the rules of quizzes, for everybody, where nothing else was chosen yet. */
function KindBox({ label }: { label: string }) {
  const { setValue, getValues } = useFormContext()
  const { data, rows, propose } = usePacks()
  // The kind may be chosen before the rules have come.
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || data === undefined) return
    setAwaited(false)
    if (getValues('pack') !== '' || !rows.some(({ key }) => key === 'quiz')) return
    setValue('pack', 'quiz', { shouldDirty: true })
    propose('quiz')
  })
  const follow = (kind: string) => {
    setAwaited(kind === 'quiz')
    if (kind === 'quiz' && getValues('access') === 'enrolled' && getValues('batch_ids').length === 0)
      setValue('access', 'free', { shouldDirty: true })
  }
  return <ChoiceBox name="kind" label={label} choices={paperKindChoices()} onChoose={follow} />
}

function PackBox({ label }: { label: string }) {
  const { data, rows, propose } = usePacks()
  // A select that has no choices yet would forget what is chosen.
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <ChoiceBox
      name="pack"
      label={label}
      hint={m.office_paper_pack_hint()}
      choices={rows.map(({ key, name }) => ({ value: key, label: words(name) }))}
      onChoose={propose}
    />
  )
}

/** Whose batches, or which event: as `access` says. */
function Sitters({ labels }: { labels: Record<keyof Fields, string> }) {
  const [access, courseId] = useWatch({ name: ['access', 'course_id'] }) as [Fields['access'], number | null]
  if (access === 'event') return <PickField {...eventSource} name="event_id" label={labels.event_id} />
  return (
    <PickManyField
      {...batchSource}
      query={courseId === null ? {} : { course: courseId }}
      name="batch_ids"
      label={labels.batch_ids}
    />
  )
}

function LateUntil({ label }: { label: string }) {
  const isAllowed: boolean = useWatch({ name: 'late_allowed' })
  return isAllowed ? <MomentBox name="late_until" label={label} hint={m.office_paper_attempts_hint()} /> : null
}
