import type { listLinkTargets } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ComboboxField, type ComboboxOption } from '@prostuti/ui/combobox-field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { get } from '../../api/call.ts'
import { standingPages } from './standing-pages.ts'

type LinkBoxProps = {
  name: string
  label: string
  hint?: string
  note?: string
  value: string
  onChange: (link: string) => void
  error?: string | undefined
}

/** Where a link leads: a path or https address as it is typed, or a page of the site found by its name. */
export function LinkBox({ name, label, hint, note, value, onChange, error }: LinkBoxProps) {
  const typed = useDeferredValue(value.trim().slice(0, 100))
  const isWritten = /^https?:/.test(typed)
  const { data } = useQuery({
    ...get<typeof listLinkTargets>('/api/v3/admin/link-targets', { query: { q: typed === '' ? undefined : typed } }),
    placeholderData: keepPreviousData,
    enabled: !isWritten,
  })
  const found = (data?.targets ?? []).map(({ link, title }) => ({ link, title: pickText(title, getLocale()) }))
  const standing = standingPages().filter(
    ({ link, title }) => typed === '' || link.startsWith(typed) || title.toLowerCase().includes(typed.toLowerCase()),
  )
  const options: ComboboxOption[] = isWritten
    ? []
    : [...standing, ...found].slice(0, 12).map(({ link, title }) => ({ value: link, label: link, note: title }))
  return (
    <ComboboxField
      name={name}
      label={label}
      hint={hint ?? m.office_link_hint()}
      note={note}
      error={error}
      value={value}
      onChange={onChange}
      options={options}
      empty={isWritten ? m.office_link_elsewhere() : m.office_link_none()}
      countText={(count) => m.office_link_found({ count: formatNumber(count, getLocale()) })}
      toggleLabel={m.office_link_pick()}
    />
  )
}
