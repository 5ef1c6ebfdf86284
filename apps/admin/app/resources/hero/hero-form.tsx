import type { FieldsOf, heroSingle, listFeaturableExams } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { OrderedFields } from '../../kit/order/ordered-fields.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof heroSingle>

const blank: Fields = {
  hero_eyebrow: null,
  hero_headline: { bn: '' },
  hero_text: null,
  hero_facts: [],
  hero_actions: [],
  featured_exam_key: null,
}

const bengaliIn = (value: unknown): string => (value as { bn?: string } | undefined)?.bn ?? ''

export function Component() {
  const may = useMay()
  const labels = {
    hero_eyebrow: m.office_hero_eyebrow(),
    hero_headline: m.office_hero_headline(),
    hero_text: m.office_hero_text(),
    hero_facts: m.office_hero_facts(),
    hero_actions: m.office_hero_actions(),
    featured_exam_key: m.office_hero_exam(),
  }
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/hero"
      id="site"
      blank={blank}
      title={() => m.office_menu_hero()}
      list={{ to: '/hero', title: m.office_menu_website() }}
      mayWrite={may('website.write')}
      preview="hero"
      labels={labels}
    >
      <p className="hint">
        {m.office_hero_slides_hint()}{' '}
        <Link className="link-in" to="/hero-slides">
          {m.office_menu_slides()}
        </Link>
      </p>
      <BothLanguages name="hero_eyebrow" label={labels.hero_eyebrow} />
      <BothLanguages name="hero_headline" label={labels.hero_headline} />
      <BothLanguages name="hero_text" label={labels.hero_text} long />
      <OrderedFields
        name="hero_actions"
        label={labels.hero_actions}
        blank={{ title: { bn: '' }, link: '' }}
        most={2}
        add={m.office_hero_action_add()}
        nameOf={({ title }) => bengaliIn(title) || m.office_hero_actions()}
      >
        {(prefix) => (
          <>
            <BothLanguages name={`${prefix}.title`} label={m.office_menu_words()} />
            <LinkField name={`${prefix}.link`} label={m.office_link()} />
          </>
        )}
      </OrderedFields>
      <OrderedFields
        name="hero_facts"
        label={labels.hero_facts}
        blank={{ value: { bn: '' }, label: { bn: '' } }}
        most={4}
        add={m.office_hero_fact_add()}
        nameOf={({ value }) => bengaliIn(value) || m.office_hero_facts()}
      >
        {(prefix) => (
          <>
            <BothLanguages name={`${prefix}.value`} label={m.office_hero_fact_value()} />
            <BothLanguages name={`${prefix}.label`} label={m.office_hero_fact_label()} />
          </>
        )}
      </OrderedFields>
      <FeaturedExam label={labels.featured_exam_key} />
    </ResourceForm>
  )
}

/** Which exam the question of the day is from. */
function FeaturedExam({ label }: { label: string }) {
  const { field, fieldState } = useController({ name: 'featured_exam_key' })
  const { data } = useQuery(get<typeof listFeaturableExams>('/api/v3/admin/featurable-exams'))
  const known = (data?.exams ?? []).map(({ key, title }) => ({ value: key, label: pickText(title, getLocale()) }))
  // The one that is shown now stays to choose, whatever has become of it.
  const isLost = field.value && !known.some(({ value }) => value === field.value)
  return (
    <SelectField
      ref={field.ref}
      name="featured_exam_key"
      label={label}
      hint={m.office_hero_exam_hint()}
      placeholder={m.office_hero_exam_none()}
      options={isLost ? [{ value: field.value, label: field.value }, ...known] : known}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value || null)}
      error={fieldState.error?.message}
    />
  )
}
